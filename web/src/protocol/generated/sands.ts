/** What the browser knows of Sands: made by tools/make_types.py. */

import type { GameConstant } from "../game";

export type AdvanceId = number;
export type Bonus = number;
export type CardId = number;
export type Category = number;
export type ChronicleId = number;
export type Piece = number;
export type RegionId = number;
export type Resource = number;
export type RowId = number;
export type Seat = number;
export type SpaceId = number;
export type StructureId = number;
export type Why = number;

/** A decision about the action of a card that is being used. */
export interface ActionDecision {
  readonly type: "ActionDecision";
  readonly seat: Seat;
}

/** A seat drew an advance card, which only that seat may see. */
export interface AdvanceDrawn {
  readonly type: "AdvanceDrawn";
  readonly seat: Seat;
  readonly advance: number;
}

/** An advance card was laid face up in a row. */
export interface AdvanceLaid {
  readonly type: "AdvanceLaid";
  readonly row: RowId;
  readonly advance: AdvanceId;
}

/** A seat moved its marker of a row to an advance. */
export interface AdvanceReached {
  readonly type: "AdvanceReached";
  readonly seat: Seat;
  readonly row: RowId;
  readonly advance: AdvanceId;
}

/** A seat put an advance card back on its pile, face down. */
export interface AdvanceReturned {
  readonly type: "AdvanceReturned";
  readonly seat: Seat;
  readonly advance: number;
}

/** After an attack, won or lost, a seat may annex the same region. */
export interface AnnexOrLeave {
  readonly type: "AnnexOrLeave";
  readonly seat: Seat;
  readonly card: CardId;
  readonly region: RegionId;
}

/** A seat annexed a region. */
export interface Annexed {
  readonly type: "Annexed";
  readonly seat: Seat;
  readonly region: RegionId;
}

/** A battle for which dice are being chosen, and who would win a tie. */
export interface Battle {
  readonly type: "Battle";
  readonly region: RegionId;
  readonly attacker: Side;
  readonly defender: Side;
  readonly ties: Seat;
}

/** An attack began; both combat values are public. */
export interface BattleJoined {
  readonly type: "BattleJoined";
  readonly seat: Seat;
  readonly rival: Seat;
  readonly region: RegionId;
  readonly strength: number;
  readonly rival_strength: number;
}

/** A battle was decided, by combat values with the dice. */
export interface BattleWon {
  readonly type: "BattleWon";
  readonly seat: Seat;
  readonly rival: Seat;
  readonly region: RegionId;
  readonly strength: number;
  readonly rival_strength: number;
}

/** A seat took a bonus action. */
export interface BonusTaken {
  readonly type: "BonusTaken";
  readonly seat: Seat;
  readonly bonus: Bonus;
}

/** A seat builds a structure. */
export interface BuildStructure {
  readonly type: "BuildStructure";
  readonly seat: Seat;
  readonly card: CardId;
  readonly count: number;
  readonly used: boolean;
}

/** A structure was built. */
export interface Built {
  readonly type: "Built";
  readonly seat: Seat;
  readonly structure: StructureId;
  readonly region: RegionId;
}

/** A seat set up its capital. */
export interface CapitalSet {
  readonly type: "CapitalSet";
  readonly seat: Seat;
  readonly region: RegionId;
}

/** A caravan was laid on the border of two regions. */
export interface CaravanLaid {
  readonly type: "CaravanLaid";
  readonly seat: Seat;
  readonly region: RegionId;
  readonly other_region: RegionId;
}

/** A revealed card was not used. */
export interface CardDeclined {
  readonly type: "CardDeclined";
  readonly seat: Seat;
  readonly card: CardId;
}

/** A seat revealed a card it had chosen. */
export interface CardRevealed {
  readonly type: "CardRevealed";
  readonly seat: Seat;
  readonly card: CardId;
}

/** A seat laid a card face down, which only that seat may see. */
export interface CardSealed {
  readonly type: "CardSealed";
  readonly seat: Seat;
  readonly card: number;
}

/** The action of a card was carried out. */
export interface CardUsed {
  readonly type: "CardUsed";
  readonly seat: Seat;
  readonly card: CardId;
}

/** A seat lays one of the two cards it drew; the other goes back on top, face down. */
export interface ChooseAdvance {
  readonly type: "ChooseAdvance";
  readonly seat: Seat;
  readonly row: RowId;
}

/** A seat makes one of its provinces the capital. */
export interface ChooseCapital {
  readonly type: "ChooseCapital";
  readonly seat: Seat;
}

/** A A seat lays two cards face down; nobody sees them before its turn. */
export interface ChooseCards {
  readonly type: "ChooseCards";
  readonly seat: Seat;
}

/** Where two cards of a category could score, but not both, a seat chooses one. */
export interface ChooseChronicle {
  readonly type: "ChooseChronicle";
  readonly seat: Seat;
  readonly category: Category;
}

/** Attacker and defender secretly choose a face of the die, the attacker recorded first. */
export interface ChooseDie {
  readonly type: "ChooseDie";
  readonly seat: Seat;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly region: RegionId;
}

/** A seat chooses the heritage track on which it goes up. */
export interface ChooseHeritage {
  readonly type: "ChooseHeritage";
  readonly seat: Seat;
  readonly why: Why;
}

/** A chronicle card did not score: too little was counted, heritage was too low, or another did. */
export interface ChronicleFailed {
  readonly type: "ChronicleFailed";
  readonly seat: Seat;
  readonly space: SpaceId;
  readonly chronicle: ChronicleId;
  readonly count: number;
  readonly needs: number;
  readonly missing: number;
  readonly heritage: number;
  readonly number: number;
  readonly lacking: number;
}

/** A seat laid a chronicle card face down, which only that seat may see. */
export interface ChronicleLaid {
  readonly type: "ChronicleLaid";
  readonly seat: Seat;
  readonly space: SpaceId;
  readonly chronicle: number;
}

/** A chronicle card was turned face up. */
export interface ChronicleRevealed {
  readonly type: "ChronicleRevealed";
  readonly seat: Seat;
  readonly space: SpaceId;
  readonly chronicle: ChronicleId;
}

/** A chronicle card scored. */
export interface ChronicleScored {
  readonly type: "ChronicleScored";
  readonly seat: Seat;
  readonly space: SpaceId;
  readonly chronicle: ChronicleId;
  readonly points: number;
}

/** A citizen went back to supply. */
export interface CitizenLost {
  readonly type: "CitizenLost";
  readonly seat: Seat;
  readonly piece: Piece;
  readonly region: RegionId;
  readonly why: Why;
}

/** A citizen moved. */
export interface CitizenMoved {
  readonly type: "CitizenMoved";
  readonly seat: Seat;
  readonly piece: Piece;
  readonly old_region: RegionId;
  readonly region: RegionId;
}

/** A citizen was placed on the map. */
export interface CitizenPlaced {
  readonly type: "CitizenPlaced";
  readonly seat: Seat;
  readonly piece: Piece;
  readonly region: RegionId;
  readonly why: Why;
}

/** A citizen became the other kind. */
export interface CitizenTurned {
  readonly type: "CitizenTurned";
  readonly seat: Seat;
  readonly piece: Piece;
  readonly region: RegionId;
}

/** A seat takes an empty region as a province, the second and third beside its own. */
export interface ClaimProvince {
  readonly type: "ClaimProvince";
  readonly seat: Seat;
}

/** A seat took a region as a province. */
export interface Claimed {
  readonly type: "Claimed";
  readonly seat: Seat;
  readonly region: RegionId;
}

/** With Labor, a seat chooses how many peasants of the region help; half of them are lost. */
export interface CommitPeasants {
  readonly type: "CommitPeasants";
  readonly seat: Seat;
  readonly card: CardId;
  readonly structure: StructureId;
  readonly region: RegionId;
  readonly count: number;
  readonly used: boolean;
}

/** A seat attacks or annexes. */
export interface ConquerRegion {
  readonly type: "ConquerRegion";
  readonly seat: Seat;
  readonly card: CardId;
}

/** A seat asked for leave to use a road. */
export interface ConsentAsked {
  readonly type: "ConsentAsked";
  readonly seat: Seat;
  readonly owner: Seat;
  readonly region: RegionId;
}

/** Leave to use a road was denied. */
export interface ConsentDenied {
  readonly type: "ConsentDenied";
  readonly owner: Seat;
  readonly seat: Seat;
  readonly region: RegionId;
}

/** Leave to use a road was given. */
export interface ConsentGiven {
  readonly type: "ConsentGiven";
  readonly owner: Seat;
  readonly seat: Seat;
  readonly region: RegionId;
}

/** A seat lost the control of a region. */
export interface ControlLost {
  readonly type: "ControlLost";
  readonly seat: Seat;
  readonly region: RegionId;
}

/** What one seat has: its regions, citizens, symbols and goods, and what the spaces count. */
export interface Count {
  readonly type: "Count";
  readonly points: number;
  readonly unrest: number;
  readonly heritage: readonly number[];
  readonly stock: readonly number[];
  readonly income: readonly number[];
  readonly regions: number;
  readonly peasants: number;
  readonly soldiers: number;
  readonly advances: number;
  readonly fountains: number;
  readonly lyres: number;
  readonly goods: number;
  readonly counted: readonly number[];
  readonly unlocked: readonly boolean[];
  readonly most_unrest: number;
  readonly fullest: number;
}

/** A controlled region that is overcrowded now: its citizens and its room. */
export interface Crowd {
  readonly type: "Crowd";
  readonly owner: Seat;
  readonly region: RegionId;
  readonly citizens: number;
  readonly room: number;
}

/** A step that waits for one seat to choose one action. */
export interface Decision {
  readonly type: "Decision";
  readonly seat: Seat;
}

/** Both dice were revealed. */
export interface DiceRevealed {
  readonly type: "DiceRevealed";
  readonly seat: Seat;
  readonly rival: Seat;
  readonly face: number;
  readonly rival_face: number;
}

/** The die was rolled for another round; least was needed. */
export interface DieRolled {
  readonly type: "DieRolled";
  readonly face: number;
  readonly least: number;
}

/** A seat laid a die face down. */
export interface DieSealed {
  readonly type: "DieSealed";
  readonly seat: Seat;
}

/** A dynasty ended. */
export interface DynastyEnded {
  readonly type: "DynastyEnded";
  readonly dynasty: number;
}

/** A marker was laid on an emphasis card; count lie there. */
export interface EmphasisMarked {
  readonly type: "EmphasisMarked";
  readonly seat: Seat;
  readonly category: Category;
  readonly count: number;
}

/** An emphasis card came into force. */
export interface EmphasisPlayed {
  readonly type: "EmphasisPlayed";
  readonly seat: Seat;
  readonly category: Category;
}

/** A seat puts an advance marker on a level-1 advance. */
export interface FirstAdvance {
  readonly type: "FirstAdvance";
  readonly seat: Seat;
}

/** A seat lays its first caravan, from the capital to another own province. */
export interface FirstCaravan {
  readonly type: "FirstCaravan";
  readonly seat: Seat;
}

/** A seat puts one more peasant into a province of its own. */
export interface FirstPeasant {
  readonly type: "FirstPeasant";
  readonly seat: Seat;
}

/** What a chronicle card would still miss on a scoring space: of the count, of heritage. */
export interface Forecast {
  readonly type: "Forecast";
  readonly space: SpaceId;
  readonly chronicle: ChronicleId;
  readonly missing: number;
  readonly heritage: number;
}

/** A seat had to give up resources. */
export interface Forfeited {
  readonly type: "Forfeited";
  readonly seat: Seat;
  readonly resource: Resource;
  readonly amount: number;
  readonly why: Why;
}

/** A seat gained resources. */
export interface Gained {
  readonly type: "Gained";
  readonly seat: Seat;
  readonly resource: Resource;
  readonly amount: number;
  readonly why: Why;
}

/** A generation began. */
export interface GenerationBegan {
  readonly type: "GenerationBegan";
  readonly generation: number;
  readonly seat: Seat;
}

/** A generation ended after a number of rounds. */
export interface GenerationEnded {
  readonly type: "GenerationEnded";
  readonly generation: number;
  readonly round: number;
}

/** The controller of a road lets a seat use it in this action, or not. */
export interface GiveConsent {
  readonly type: "GiveConsent";
  readonly seat: Seat;
  readonly mover: Seat;
  readonly region: RegionId;
  readonly card: CardId;
  readonly asked: number;
  readonly granted: number;
}

/** A seat lowers its unrest step by step; culture unlocked, the first is free. */
export interface GovernPeople {
  readonly type: "GovernPeople";
  readonly seat: Seat;
  readonly card: CardId;
  readonly free: boolean;
  readonly used: boolean;
}

/** A seat with too few peasants chooses a region that gets one. */
export interface GrowPeasant {
  readonly type: "GrowPeasant";
  readonly seat: Seat;
  readonly open_to: number;
}

/** A heritage of a seat rose. */
export interface HeritageRaised {
  readonly type: "HeritageRaised";
  readonly seat: Seat;
  readonly category: Category;
  readonly steps: number;
  readonly heritage: number;
  readonly why: Why;
}

/** With Granaries, a seat chooses the resources it keeps. */
export interface KeepResources {
  readonly type: "KeepResources";
  readonly seat: Seat;
  readonly count: number;
}

/** A seat lays one caravan on a border and pays crops or gold. */
export interface LayCaravan {
  readonly type: "LayCaravan";
  readonly seat: Seat;
  readonly card: CardId;
}

/** A seat lays a chronicle card face down on a scoring space, where it stays. */
export interface LayChronicle {
  readonly type: "LayChronicle";
  readonly seat: Seat;
  readonly card: CardId;
  readonly count: number;
  readonly used: boolean;
}

/** A seat lays a free caravan beside one of its citizens, or none. */
export interface LeadCaravan {
  readonly type: "LeadCaravan";
  readonly seat: Seat;
  readonly card: CardId;
  readonly used: boolean;
}

/** A seat chooses which of its citizens in a region goes back to supply. */
export interface LoseCitizen {
  readonly type: "LoseCitizen";
  readonly seat: Seat;
  readonly region: RegionId;
  readonly why: Why;
}

/** A seat moves one of its advance markers to the right, or puts a new one in a row. */
export interface MakeAdvance {
  readonly type: "MakeAdvance";
  readonly seat: Seat;
  readonly card: CardId;
}

/** The dynasty marker moved on to a space. */
export interface MarkerMoved {
  readonly type: "MarkerMoved";
  readonly marker: number;
}

/** A seat moves citizens, each once, and says when it is done. */
export interface MoveCitizens {
  readonly type: "MoveCitizens";
  readonly seat: Seat;
  readonly card: CardId;
  readonly asked: number;
  readonly granted: number;
  readonly peasants: readonly number[];
  readonly soldiers: readonly number[];
}

/** A seat uses options of Muster in any order, each region once. */
export interface MusterCitizens {
  readonly type: "MusterCitizens";
  readonly seat: Seat;
  readonly card: CardId;
  readonly mustered: number;
  readonly region: RegionId;
  readonly second: boolean;
}

/** A controlled region holds more citizens than its capacity. */
export interface Overcrowded {
  readonly type: "Overcrowded";
  readonly seat: Seat;
  readonly region: RegionId;
}

/** A seat paid resources. */
export interface Paid {
  readonly type: "Paid";
  readonly seat: Seat;
  readonly resource: Resource;
  readonly amount: number;
  readonly why: Why;
}

/** What may be known of the advance cards that lie face down. */
export interface PilesView {
  readonly type: "PilesView";
  readonly counts: readonly number[];
  readonly tops: readonly (number | null)[];
  readonly drawn: readonly number[];
}

/** A chronicle card on a space, which its owner sees: what it misses, whether it scores. */
export interface Plan {
  readonly type: "Plan";
  readonly forecast: Forecast;
  readonly scores: boolean;
  readonly together: number;
}

/** What a seat has in front of it; cards that may not be seen are HIDDEN. */
export interface PlayerView {
  readonly type: "PlayerView";
  readonly stock: readonly number[];
  readonly unrest: number;
  readonly heritage: readonly number[];
  readonly points: number;
  readonly last: number;
  readonly reserve: readonly number[];
  readonly caravans: readonly number[];
  readonly reached: readonly number[];
  readonly used: readonly number[];
  readonly sealed: readonly number[];
  readonly emphasis: Category;
  readonly markers: number;
  readonly bonuses: readonly number[];
  readonly chronicles: readonly (number | null)[];
  readonly plans: readonly Plan[];
}

/** A seat plunders a region, or leaves the rest. */
export interface PlunderRegion {
  readonly type: "PlunderRegion";
  readonly seat: Seat;
  readonly card: CardId;
  readonly open_to: number;
  readonly used: boolean;
}

/** Soldiers plundered a region, which somebody or nobody controls. */
export interface Plundered {
  readonly type: "Plundered";
  readonly seat: Seat;
  readonly region: RegionId;
  readonly owner: Seat;
  readonly resource: Resource;
  readonly amount: number;
}

/** A seat lost points. */
export interface PointsLost {
  readonly type: "PointsLost";
  readonly seat: Seat;
  readonly points: number;
  readonly why: Why;
}

/** A region in play: its tile, who controls it by what, what stands there. */
export interface RegionView {
  readonly type: "RegionView";
  readonly region: RegionId;
  readonly resource: number | null;
  readonly capacity: number;
  readonly owner: Seat;
  readonly mark: string;
  readonly structures: readonly number[];
  readonly peasants: readonly number[];
  readonly soldiers: readonly number[];
}

/** A seat kept resources for the next generation. */
export interface ResourcesKept {
  readonly type: "ResourcesKept";
  readonly seat: Seat;
  readonly crops: number;
  readonly gold: number;
}

/** A seat that lost its capital sets it up in another region it controls. */
export interface RestoreCapital {
  readonly type: "RestoreCapital";
  readonly seat: Seat;
}

/** A round began. */
export interface RoundBegan {
  readonly type: "RoundBegan";
  readonly round: number;
}

/** A position as one seat, or a spectator, may know it. */
export interface SandsView {
  readonly type: "SandsView";
  readonly seat: Seat;
  readonly options: readonly (readonly [string, string])[];
  readonly generation: number;
  readonly dynasty: number;
  readonly marker: number;
  readonly begun: number;
  readonly round: number;
  readonly start: Seat;
  readonly turn: Seat;
  readonly done: TurnView;
  readonly die: number | null;
  readonly regions: readonly RegionView[];
  readonly rows: readonly (readonly number[])[];
  readonly piles: PilesView;
  readonly supply: readonly number[];
  readonly players: readonly PlayerView[];
  readonly standing: Standing;
  readonly decision: Decision | null;
}

/** A seat scored points. */
export interface Scored {
  readonly type: "Scored";
  readonly seat: Seat;
  readonly points: number;
  readonly why: Why;
}

/** What makes up a combat value before the dice: citizens, advances, walls. */
export interface Side {
  readonly type: "Side";
  readonly seat: Seat;
  readonly strength: number;
  readonly citizens: number;
  readonly advances: number;
  readonly walls: number;
}

/** Counts and forecasts by seat, overcrowded regions, possible raids, a battle being fought. */
export interface Standing {
  readonly type: "Standing";
  readonly counts: readonly Count[];
  readonly forecasts: readonly (readonly Forecast[])[];
  readonly crowds: readonly Crowd[];
  readonly threats: readonly Threat[];
  readonly battle: Battle | null;
}

/** A seat was drawn to begin. */
export interface StartDrawn {
  readonly type: "StartDrawn";
  readonly seat: Seat;
}

/** A heritage counts higher until the end of the turn. */
export interface Supported {
  readonly type: "Supported";
  readonly seat: Seat;
  readonly category: Category;
  readonly amount: number;
}

/** A seat takes tribute from colonies or from caravans, civil unlocked from both. */
export interface TakeTribute {
  readonly type: "TakeTribute";
  readonly seat: Seat;
  readonly card: CardId;
}

/** B A seat uses one of its revealed cards, or ends its turn and declines the rest. */
export interface TakeTurn {
  readonly type: "TakeTurn";
  readonly seat: Seat;
  readonly cards: readonly number[];
}

/** What a rival could plunder in a region with one raid and no consent. */
export interface Threat {
  readonly type: "Threat";
  readonly owner: Seat;
  readonly rival: Seat;
  readonly region: RegionId;
  readonly soldiers: number;
  readonly amount: number;
}

/** A resource tile was laid in a region. */
export interface TileLaid {
  readonly type: "TileLaid";
  readonly region: RegionId;
  readonly resource: Resource;
  readonly capacity: number;
}

/** A seat took the income of a region. */
export interface TookIncome {
  readonly type: "TookIncome";
  readonly seat: Seat;
  readonly region: RegionId;
  readonly resource: Resource;
  readonly amount: number;
}

/** A turn began. */
export interface TurnBegan {
  readonly type: "TurnBegan";
  readonly seat: Seat;
}

/** B A decision of the active player, at which a bonus action may be taken as well. */
export interface TurnDecision {
  readonly type: "TurnDecision";
  readonly seat: Seat;
}

/** What has been done in the turn: its bonus action, and whether a repeated card was used. */
export interface TurnView {
  readonly type: "TurnView";
  readonly bonus: Bonus;
  readonly supported: Category;
  readonly repeated: boolean;
}

/** The unrest of a seat fell. */
export interface UnrestLowered {
  readonly type: "UnrestLowered";
  readonly seat: Seat;
  readonly steps: number;
  readonly unrest: number;
  readonly why: Why;
}

/** The unrest of a seat rose. */
export interface UnrestRaised {
  readonly type: "UnrestRaised";
  readonly seat: Seat;
  readonly steps: number;
  readonly unrest: number;
  readonly why: Why;
}

/** A beaten defender withdraws the rest to a neighbouring region they control. */
export interface WithdrawCitizens {
  readonly type: "WithdrawCitizens";
  readonly seat: Seat;
  readonly region: RegionId;
}

/** The beaten citizens of a seat withdrew. */
export interface Withdrew {
  readonly type: "Withdrew";
  readonly seat: Seat;
  readonly old_region: RegionId;
  readonly region: RegionId;
  readonly peasants: number;
  readonly soldiers: number;
}

export type SandsEvent =
  | AdvanceDrawn
  | AdvanceLaid
  | AdvanceReached
  | AdvanceReturned
  | Annexed
  | BattleJoined
  | BattleWon
  | BonusTaken
  | Built
  | CapitalSet
  | CaravanLaid
  | CardDeclined
  | CardRevealed
  | CardSealed
  | CardUsed
  | ChronicleFailed
  | ChronicleLaid
  | ChronicleRevealed
  | ChronicleScored
  | CitizenLost
  | CitizenMoved
  | CitizenPlaced
  | CitizenTurned
  | Claimed
  | ConsentAsked
  | ConsentDenied
  | ConsentGiven
  | ControlLost
  | DiceRevealed
  | DieRolled
  | DieSealed
  | DynastyEnded
  | EmphasisMarked
  | EmphasisPlayed
  | Forfeited
  | Gained
  | GenerationBegan
  | GenerationEnded
  | HeritageRaised
  | MarkerMoved
  | Overcrowded
  | Paid
  | Plundered
  | PointsLost
  | ResourcesKept
  | RoundBegan
  | Scored
  | StartDrawn
  | Supported
  | TileLaid
  | TookIncome
  | TurnBegan
  | UnrestLowered
  | UnrestRaised
  | Withdrew;

export type SandsDecision =
  | ActionDecision
  | AnnexOrLeave
  | BuildStructure
  | ChooseAdvance
  | ChooseCapital
  | ChooseCards
  | ChooseChronicle
  | ChooseDie
  | ChooseHeritage
  | ClaimProvince
  | CommitPeasants
  | ConquerRegion
  | FirstAdvance
  | FirstCaravan
  | FirstPeasant
  | GiveConsent
  | GovernPeople
  | GrowPeasant
  | KeepResources
  | LayCaravan
  | LayChronicle
  | LeadCaravan
  | LoseCitizen
  | MakeAdvance
  | MoveCitizens
  | MusterCitizens
  | PlunderRegion
  | RestoreCapital
  | TakeTribute
  | TakeTurn
  | TurnDecision
  | WithdrawCitizens;

export const CROPS = 0;
export const GOLD = 1;
export const RESOURCES = [0, 1] as const;
export const PEASANT = 0;
export const SOLDIER = 1;
export const PIECES = [0, 1] as const;
export const CATEGORIES = [0, 1, 2] as const;

const REGION_NAMES = [
  "hispania", "gallia", "italia", "graecia", "asia-minor", "syria", "aegyptus", "libya",
  "mauretania", "sicilia", "rhodes", "cyprus", "germania", "armenia", "mesopotamia", "aethopia",
  "britannia", "dacia", "sarmatia", "parthia", "arabia", "nubia", "scandia", "scythia", "india",
  "gaetulia",
];

const CARD_NAMES = [
  "chronicle", "muster", "conquest", "raid", "build", "govern", "advance", "caravan1", "caravan2",
  "migrate", "tribute", "civil", "political", "cultural",
];

/** What is printed: of the newest box, and of any other. */
export interface SandsContent {
  readonly regions: readonly {
    readonly name: string;
    readonly players: number;
    readonly terrain: number;
  }[];
  readonly terrain_names: readonly string[];
  readonly building_names: readonly string[];
  readonly borders: readonly {
    readonly ends: number;
    readonly first: number;
    readonly good: boolean;
    readonly name: string;
    readonly second: number;
  }[];
  readonly spaces: readonly {
    readonly category: number;
    readonly counted: number;
    readonly name: string;
  }[];
  readonly chronicles: readonly {
    readonly needs: readonly number[];
    readonly number: number;
    readonly points: number;
  }[];
  readonly structures: readonly {
    readonly category: number;
    readonly effects: readonly {
      readonly amount: number;
      readonly kind: string;
      readonly thing: number;
    }[];
    readonly fountains: number;
    readonly level: number;
    readonly lock: number;
    readonly locked: readonly {
      readonly amount: number;
      readonly kind: string;
      readonly thing: number;
    }[];
    readonly lyres: number;
    readonly name: string;
    readonly on_build: readonly {
      readonly amount: number;
      readonly kind: string;
      readonly thing: number;
    }[];
  }[];
  readonly advances: readonly {
    readonly category: number;
    readonly effects: readonly {
      readonly amount: number;
      readonly kind: string;
      readonly thing: number;
    }[];
    readonly fountains: number;
    readonly level: number;
    readonly lyres: number;
    readonly name: string;
    readonly row: number;
  }[];
  readonly cards: readonly {
    readonly lock: number;
    readonly name: string;
    readonly rule: string;
    readonly symbols: readonly number[];
    readonly whole: boolean;
  }[];
  readonly action_cards: number;
  readonly first_of_row: readonly number[];
  readonly row_category: readonly number[];
  readonly track_start: number;
  readonly track_end: number;
  readonly next_colour: readonly number[];
  readonly growth_spaces: readonly number[];
  readonly rolls: Readonly<Record<string, number>>;
  readonly rounds: number;
  readonly levels: number;
  readonly least_unrest: number;
  readonly most_unrest: number;
  readonly most_heritage: number;
  readonly die_factor: number;
  readonly highest_die: number;
  readonly map: {
    readonly corners: readonly {
      readonly name: string;
      readonly x: number;
      readonly y: number;
    }[];
    readonly regions: readonly {
      readonly ring: readonly string[];
      readonly x: number;
      readonly y: number;
      readonly wide: number;
      readonly sea: number;
    }[];
    readonly lanes: readonly {
      readonly border: number;
      readonly way: readonly number[];
    }[];
    readonly straits: readonly (readonly string[])[];
    readonly islands: readonly (readonly number[])[];
  };
}

export const SANDS = {
  name: "sands",
  rules_version: 3,
  box: "5b98929d04965c50d090e522f0e5f0b2",
  seats: [2, 3, 4, 5],
  names: {
    region: REGION_NAMES,
    old_region: REGION_NAMES,
    other_region: REGION_NAMES,
    resource: ["crops", "gold"],
    payment: ["crops", "gold", "free"],
    tribute: ["colonies", "caravans", "both"],
    piece: ["peasant", "soldier"],
    category: ["civil", "political", "cultural"],
    structure: [
      "quarry", "irrigation", "aqueduct", "wonder", "arch", "road", "fortress", "palace", "shrine",
      "amphitheater", "library", "temple", "city",
    ],
    advance: [
      "agriculture", "labor", "law", "bronze", "writing", "barter", "ornament", "masonry", "iron",
      "horse", "poetry", "coinage", "tyranny", "sewers", "granaries", "chariots", "hoplites",
      "galleys", "monarchy", "democracy", "circuses", "history", "vision", "engineering",
      "urbanism", "imperium", "siege", "census", "philosophy", "drama", "guilds",
    ],
    row: ["civil-1", "civil-2", "political-1", "political-2", "cultural-1", "cultural-2"],
    card: CARD_NAMES,
    other_card: CARD_NAMES,
    cards: CARD_NAMES,
    chronicle: ["1", "2", "3", "4", "5", "6", "7"],
    space: ["a", "b", "c", "d", "e", "f"],
    bonus: ["oppress", "support", "taxation"],
    why: [
      "setup", "oppression", "taxation", "plunder", "tribute", "shrines", "muster", "attack",
      "annexation", "construction", "government", "caravan", "spoilage", "bonus", "repetition",
      "battle", "crowding", "growth", "irrigation", "labor", "retreat", "structure", "emphasis",
      "chronicle", "wonders", "regions", "calm", "symbols", "unrest", "advance",
    ],
  },
  counted: {},
  seated: ["seat", "rival", "owner", "holder", "attacker", "defender", "mover"],
  options: [{ key: "strict-bonus", values: ["no", "yes"], default: "no", open: false }],
  actions: {
    start: { say: "do-start", fields: ["seat"], text: "start {seat}" },
    "lay-tile": {
      say: "do-lay-tile",
      fields: ["resource", "capacity"],
      text: "tile {resource} {capacity}",
    },
    draw: { say: "do-draw", fields: ["advance"], text: "draw {advance}" },
    roll: { say: "do-roll", fields: ["face"], text: "roll {face}" },
    claim: { say: "do-claim", fields: ["region"], text: "claim {region}" },
    capital: { say: "do-capital", fields: ["region"], text: "capital {region}" },
    grow: { say: "do-grow", fields: ["region"], text: "grow {region}" },
    raise: { say: "do-raise", fields: ["category"], text: "raise {category}" },
    choose: {
      say: "do-choose",
      fields: ["card", "other_card"],
      text: "choose {card} {other_card}",
    },
    use: { say: "do-use", fields: ["card"], text: "use {card}" },
    record: {
      say: "do-record",
      fields: ["chronicle", "space"],
      text: "record {chronicle} {space}",
    },
    muster: { say: "do-muster", fields: ["region"], text: "muster {region}" },
    turn: { say: "do-turn", fields: ["piece", "region"], text: "turn {piece} {region}" },
    irrigate: { say: "do-irrigate", fields: ["region"], text: "irrigate {region}" },
    attack: { say: "do-attack", fields: ["region", "rival"], text: "attack {region} {rival}" },
    annex: { say: "do-annex", fields: ["region"], text: "annex {region}" },
    die: { say: "do-die", fields: ["face"], text: "die {face}" },
    lose: { say: "do-lose", fields: ["piece"], text: "lose {piece}" },
    withdraw: { say: "do-withdraw", fields: ["region"], text: "withdraw {region}" },
    ask: { say: "do-ask", fields: ["region"], text: "ask {region}" },
    move: {
      say: "do-move",
      fields: ["piece", "old_region", "region"],
      text: "move {piece} {old_region} {region}",
    },
    plunder: { say: "do-plunder", fields: ["region"], text: "plunder {region}" },
    build: {
      say: "do-build",
      fields: ["structure", "region"],
      text: "build {structure} {region}",
    },
    commit: { say: "do-commit", fields: ["count"], text: "commit {count}" },
    advance: { say: "do-advance", fields: ["row"], text: "advance {row}" },
    "lay-advance": { say: "do-lay-advance", fields: ["advance"], text: "lay {advance}" },
    caravan: {
      say: "do-caravan",
      fields: ["region", "other_region", "payment"],
      text: "caravan {region} {other_region} {payment}",
    },
    tribute: { say: "do-tribute", fields: ["tribute"], text: "tribute {tribute}" },
    lower: { say: "do-lower", fields: [], text: "lower" },
    score: { say: "do-score", fields: ["space"], text: "score {space}" },
    keep: { say: "do-keep", fields: ["crops", "gold"], text: "keep {crops} {gold}" },
    grant: { say: "do-grant", fields: [], text: "grant" },
    deny: { say: "do-deny", fields: [], text: "deny" },
    oppress: { say: "do-oppress", fields: ["region"], text: "oppress {region}" },
    support: { say: "do-support", fields: ["category"], text: "support {category}" },
    tax: { say: "do-tax", fields: ["resource"], text: "tax {resource}" },
    done: { say: "do-done", fields: [], text: "done" },
    end: { say: "do-end", fields: [], text: "end" },
  },
  content: {
    regions: [
      { name: "hispania", players: 2, terrain: 1 },
      { name: "gallia", players: 2, terrain: 0 },
      { name: "italia", players: 2, terrain: 1 },
      { name: "graecia", players: 2, terrain: 1 },
      { name: "asia-minor", players: 2, terrain: 1 },
      { name: "syria", players: 2, terrain: 0 },
      { name: "aegyptus", players: 2, terrain: 0 },
      { name: "libya", players: 2, terrain: 0 },
      { name: "mauretania", players: 2, terrain: 1 },
      { name: "sicilia", players: 2, terrain: 2 },
      { name: "rhodes", players: 2, terrain: 2 },
      { name: "cyprus", players: 2, terrain: 2 },
      { name: "germania", players: 3, terrain: 0 },
      { name: "armenia", players: 3, terrain: 1 },
      { name: "mesopotamia", players: 3, terrain: 0 },
      { name: "aethopia", players: 3, terrain: 1 },
      { name: "britannia", players: 4, terrain: 0 },
      { name: "dacia", players: 4, terrain: 1 },
      { name: "sarmatia", players: 4, terrain: 0 },
      { name: "parthia", players: 4, terrain: 1 },
      { name: "arabia", players: 4, terrain: 0 },
      { name: "nubia", players: 4, terrain: 1 },
      { name: "scandia", players: 5, terrain: 1 },
      { name: "scythia", players: 5, terrain: 0 },
      { name: "india", players: 5, terrain: 0 },
      { name: "gaetulia", players: 5, terrain: 0 },
    ],
    terrain_names: ["plain", "mountain", "island"],
    building_names: ["structure", "city"],
    borders: [
      { ends: 3, first: 0, good: false, name: "hispania:gallia", second: 1 },
      { ends: 5, first: 0, good: false, name: "hispania:italia", second: 2 },
      { ends: 513, first: 0, good: false, name: "hispania:sicilia", second: 9 },
      { ends: 257, first: 0, good: false, name: "hispania:mauretania", second: 8 },
      { ends: 6, first: 1, good: false, name: "gallia:italia", second: 2 },
      { ends: 516, first: 2, good: false, name: "italia:sicilia", second: 9 },
      { ends: 12, first: 2, good: true, name: "italia:graecia", second: 3 },
      { ends: 768, first: 9, good: false, name: "sicilia:mauretania", second: 8 },
      { ends: 640, first: 9, good: true, name: "sicilia:libya", second: 7 },
      { ends: 520, first: 9, good: false, name: "sicilia:graecia", second: 3 },
      { ends: 1536, first: 9, good: false, name: "sicilia:rhodes", second: 10 },
      { ends: 1032, first: 10, good: false, name: "rhodes:graecia", second: 3 },
      { ends: 1040, first: 10, good: true, name: "rhodes:asia-minor", second: 4 },
      { ends: 3072, first: 10, good: false, name: "rhodes:cyprus", second: 11 },
      { ends: 1152, first: 10, good: false, name: "rhodes:libya", second: 7 },
      { ends: 24, first: 3, good: false, name: "graecia:asia-minor", second: 4 },
      { ends: 2064, first: 11, good: false, name: "cyprus:asia-minor", second: 4 },
      { ends: 2080, first: 11, good: true, name: "cyprus:syria", second: 5 },
      { ends: 2112, first: 11, good: false, name: "cyprus:aegyptus", second: 6 },
      { ends: 48, first: 4, good: false, name: "asia-minor:syria", second: 5 },
      { ends: 96, first: 5, good: false, name: "syria:aegyptus", second: 6 },
      { ends: 192, first: 6, good: false, name: "aegyptus:libya", second: 7 },
      { ends: 384, first: 7, good: false, name: "libya:mauretania", second: 8 },
      { ends: 4098, first: 12, good: true, name: "germania:gallia", second: 1 },
      { ends: 4100, first: 12, good: false, name: "germania:italia", second: 2 },
      { ends: 69632, first: 12, good: false, name: "germania:britannia", second: 16 },
      { ends: 135168, first: 12, good: false, name: "germania:dacia", second: 17 },
      { ends: 4198400, first: 12, good: true, name: "germania:scandia", second: 22 },
      { ends: 65538, first: 16, good: true, name: "britannia:gallia", second: 1 },
      { ends: 65537, first: 16, good: false, name: "britannia:hispania", second: 0 },
      { ends: 4259840, first: 16, good: false, name: "britannia:scandia", second: 22 },
      { ends: 131080, first: 17, good: true, name: "dacia:graecia", second: 3 },
      { ends: 131076, first: 17, good: false, name: "dacia:italia", second: 2 },
      { ends: 393216, first: 17, good: false, name: "dacia:sarmatia", second: 18 },
      { ends: 270336, first: 18, good: true, name: "sarmatia:armenia", second: 13 },
      { ends: 8650752, first: 18, good: false, name: "sarmatia:scythia", second: 23 },
      { ends: 4456448, first: 18, good: false, name: "sarmatia:scandia", second: 22 },
      { ends: 8208, first: 13, good: false, name: "armenia:asia-minor", second: 4 },
      { ends: 8224, first: 13, good: false, name: "armenia:syria", second: 5 },
      { ends: 24576, first: 13, good: false, name: "armenia:mesopotamia", second: 14 },
      { ends: 532480, first: 13, good: false, name: "armenia:parthia", second: 19 },
      { ends: 16416, first: 14, good: true, name: "mesopotamia:syria", second: 5 },
      { ends: 1064960, first: 14, good: false, name: "mesopotamia:arabia", second: 20 },
      { ends: 540672, first: 14, good: false, name: "mesopotamia:parthia", second: 19 },
      { ends: 1048608, first: 20, good: false, name: "arabia:syria", second: 5 },
      { ends: 1048640, first: 20, good: true, name: "arabia:aegyptus", second: 6 },
      { ends: 3145728, first: 20, good: false, name: "arabia:nubia", second: 21 },
      { ends: 17825792, first: 20, good: false, name: "arabia:india", second: 24 },
      { ends: 8912896, first: 19, good: true, name: "parthia:scythia", second: 23 },
      { ends: 17301504, first: 19, good: true, name: "parthia:india", second: 24 },
      { ends: 25165824, first: 23, good: false, name: "scythia:india", second: 24 },
      { ends: 2097216, first: 21, good: true, name: "nubia:aegyptus", second: 6 },
      { ends: 2129920, first: 21, good: false, name: "nubia:aethopia", second: 15 },
      { ends: 32896, first: 15, good: false, name: "aethopia:libya", second: 7 },
      { ends: 32832, first: 15, good: false, name: "aethopia:aegyptus", second: 6 },
      { ends: 33024, first: 15, good: true, name: "aethopia:mauretania", second: 8 },
      { ends: 33587200, first: 15, good: false, name: "aethopia:gaetulia", second: 25 },
      { ends: 33554688, first: 25, good: true, name: "gaetulia:mauretania", second: 8 },
      { ends: 33554433, first: 25, good: false, name: "gaetulia:hispania", second: 0 },
    ],
    spaces: [
      { category: 0, counted: 0, name: "a" },
      { category: 0, counted: 1, name: "b" },
      { category: 1, counted: 2, name: "c" },
      { category: 1, counted: 3, name: "d" },
      { category: 2, counted: 4, name: "e" },
      { category: 2, counted: 5, name: "f" },
    ],
    chronicles: [
      { needs: [2, 2, 4, 12, 2, 2], number: 1, points: 1 },
      { needs: [3, 4, 5, 15, 4, 3], number: 2, points: 3 },
      { needs: [4, 6, 6, 18, 6, 4], number: 3, points: 6 },
      { needs: [5, 8, 7, 21, 8, 5], number: 4, points: 10 },
      { needs: [6, 10, 8, 24, 10, 6], number: 5, points: 15 },
      { needs: [7, 12, 9, 27, 12, 7], number: 6, points: 21 },
      { needs: [8, 14, 10, 30, 14, 8], number: 7, points: 28 },
    ],
    structures: [
      {
        category: 0,
        effects: [{ amount: 1, kind: "discount-here", thing: 0 }],
        fountains: 1,
        level: 1,
        lock: 0,
        locked: [{ amount: 1, kind: "discount-near", thing: 0 }],
        lyres: 0,
        name: "quarry",
        on_build: [],
      },
      {
        category: 0,
        effects: [],
        fountains: 2,
        level: 2,
        lock: 0,
        locked: [{ amount: 1, kind: "muster-peasant", thing: 0 }],
        lyres: 0,
        name: "irrigation",
        on_build: [],
      },
      {
        category: 0,
        effects: [{ amount: 2, kind: "crowding", thing: 0 }],
        fountains: 2,
        level: 3,
        lock: -1,
        locked: [],
        lyres: 0,
        name: "aqueduct",
        on_build: [{ amount: 1, kind: "heritage", thing: 0 }],
      },
      {
        category: 0,
        effects: [{ amount: 1, kind: "points", thing: 0 }],
        fountains: 2,
        level: 4,
        lock: -1,
        locked: [],
        lyres: 1,
        name: "wonder",
        on_build: [],
      },
      {
        category: 1,
        effects: [{ amount: 1, kind: "only-colony", thing: 0 }],
        fountains: 0,
        level: 1,
        lock: -1,
        locked: [],
        lyres: 0,
        name: "arch",
        on_build: [{ amount: 1, kind: "heritage", thing: 1 }],
      },
      {
        category: 1,
        effects: [{ amount: 1, kind: "road", thing: 0 }],
        fountains: 1,
        level: 1,
        lock: -1,
        locked: [],
        lyres: 0,
        name: "road",
        on_build: [],
      },
      {
        category: 1,
        effects: [{ amount: 3, kind: "defence", thing: 0 }],
        fountains: 0,
        level: 2,
        lock: 1,
        locked: [{ amount: 1, kind: "muster-second", thing: 0 }],
        lyres: 0,
        name: "fortress",
        on_build: [{ amount: 1, kind: "heritage", thing: 1 }],
      },
      {
        category: 1,
        effects: [{ amount: 1, kind: "smaller", thing: 0 }],
        fountains: 1,
        level: 4,
        lock: 1,
        locked: [{ amount: 2, kind: "smaller", thing: 0 }],
        lyres: 1,
        name: "palace",
        on_build: [],
      },
      {
        category: 2,
        effects: [{ amount: 1, kind: "govern-crops", thing: 0 }],
        fountains: 0,
        level: 1,
        lock: -1,
        locked: [],
        lyres: 1,
        name: "shrine",
        on_build: [],
      },
      {
        category: 2,
        effects: [],
        fountains: 0,
        level: 2,
        lock: 2,
        locked: [
          { amount: 1, kind: "discount-here", thing: 0 },
          { amount: 1, kind: "discount-near", thing: 0 },
        ],
        lyres: 2,
        name: "amphitheater",
        on_build: [],
      },
      {
        category: 2,
        effects: [],
        fountains: 0,
        level: 3,
        lock: 2,
        locked: [{ amount: 1, kind: "advance-heritage", thing: 0 }],
        lyres: 2,
        name: "library",
        on_build: [{ amount: 1, kind: "heritage", thing: 2 }],
      },
      {
        category: 2,
        effects: [],
        fountains: 0,
        level: 4,
        lock: -1,
        locked: [],
        lyres: 3,
        name: "temple",
        on_build: [{ amount: 1, kind: "heritage", thing: 2 }],
      },
      {
        category: 0,
        effects: [
          { amount: 1, kind: "city", thing: 0 },
          { amount: 1, kind: "level-capacity", thing: 0 },
          { amount: 1, kind: "crowding", thing: 0 },
        ],
        fountains: 2,
        level: 0,
        lock: 0,
        locked: [{ amount: 1, kind: "buildable", thing: 0 }],
        lyres: 0,
        name: "city",
        on_build: [],
      },
    ],
    advances: [
      {
        category: 0,
        effects: [{ amount: 1, kind: "income", thing: 0 }],
        fountains: 0,
        level: 1,
        lyres: 0,
        name: "agriculture",
        row: 1,
      },
      {
        category: 0,
        effects: [{ amount: 1, kind: "labor", thing: 0 }],
        fountains: 0,
        level: 1,
        lyres: 0,
        name: "labor",
        row: 2,
      },
      {
        category: 1,
        effects: [{ amount: 1, kind: "annex-per-soldier", thing: 0 }],
        fountains: 0,
        level: 1,
        lyres: 0,
        name: "law",
        row: 1,
      },
      {
        category: 1,
        effects: [{ amount: 1, kind: "battle", thing: 0 }],
        fountains: 0,
        level: 1,
        lyres: 0,
        name: "bronze",
        row: 2,
      },
      {
        category: 2,
        effects: [{ amount: 1, kind: "advance-unrest", thing: 0 }],
        fountains: 0,
        level: 1,
        lyres: 0,
        name: "writing",
        row: 1,
      },
      {
        category: 2,
        effects: [{ amount: 1, kind: "caravan-price", thing: 0 }],
        fountains: 0,
        level: 1,
        lyres: 0,
        name: "barter",
        row: 2,
      },
      {
        category: 0,
        effects: [{ amount: 1, kind: "lyres-per", thing: 12 }],
        fountains: 0,
        level: 2,
        lyres: 1,
        name: "ornament",
        row: 0,
      },
      {
        category: 0,
        effects: [{ amount: 1, kind: "discount", thing: 0 }],
        fountains: 1,
        level: 2,
        lyres: 0,
        name: "masonry",
        row: 0,
      },
      {
        category: 1,
        effects: [
          { amount: 2, kind: "battle-with-soldier", thing: 0 },
          { amount: 1, kind: "counts", thing: 3 },
        ],
        fountains: 0,
        level: 2,
        lyres: 0,
        name: "iron",
        row: 0,
      },
      {
        category: 1,
        effects: [
          { amount: 2, kind: "raid-steps", thing: 0 },
          { amount: 1, kind: "counts", thing: 3 },
        ],
        fountains: 0,
        level: 2,
        lyres: 0,
        name: "horse",
        row: 0,
      },
      {
        category: 2,
        effects: [{ amount: 1, kind: "govern-discount", thing: 0 }],
        fountains: 0,
        level: 2,
        lyres: 1,
        name: "poetry",
        row: 0,
      },
      {
        category: 2,
        effects: [{ amount: 2, kind: "taxation", thing: 0 }],
        fountains: 0,
        level: 2,
        lyres: 1,
        name: "coinage",
        row: 0,
      },
      {
        category: 0,
        effects: [{ amount: 1, kind: "unlock", thing: 0 }],
        fountains: 0,
        level: 3,
        lyres: 0,
        name: "tyranny",
        row: 0,
      },
      {
        category: 0,
        effects: [{ amount: 1, kind: "fountains-per", thing: 12 }],
        fountains: 2,
        level: 3,
        lyres: 0,
        name: "sewers",
        row: 0,
      },
      {
        category: 0,
        effects: [{ amount: 4, kind: "keep", thing: 0 }],
        fountains: 1,
        level: 3,
        lyres: 0,
        name: "granaries",
        row: 0,
      },
      {
        category: 1,
        effects: [{ amount: 1, kind: "battle-per-soldier", thing: 0 }],
        fountains: 0,
        level: 3,
        lyres: 0,
        name: "chariots",
        row: 0,
      },
      {
        category: 1,
        effects: [{ amount: 1, kind: "battle-per-soldier", thing: 1 }],
        fountains: 0,
        level: 3,
        lyres: 0,
        name: "hoplites",
        row: 0,
      },
      {
        category: 1,
        effects: [
          { amount: 1, kind: "battle-per-soldier", thing: 2 },
          { amount: 1, kind: "sail", thing: 2 },
        ],
        fountains: 0,
        level: 3,
        lyres: 0,
        name: "galleys",
        row: 0,
      },
      {
        category: 1,
        effects: [{ amount: 1, kind: "unlock", thing: 1 }],
        fountains: 0,
        level: 3,
        lyres: 1,
        name: "monarchy",
        row: 0,
      },
      {
        category: 2,
        effects: [{ amount: 1, kind: "unlock", thing: 2 }],
        fountains: 0,
        level: 3,
        lyres: 1,
        name: "democracy",
        row: 0,
      },
      {
        category: 2,
        effects: [{ amount: 5, kind: "unrest-most", thing: 0 }],
        fountains: 0,
        level: 3,
        lyres: 2,
        name: "circuses",
        row: 0,
      },
      {
        category: 2,
        effects: [{ amount: 2, kind: "chronicles", thing: 0 }],
        fountains: 0,
        level: 3,
        lyres: 1,
        name: "history",
        row: 0,
      },
      {
        category: 0,
        effects: [{ amount: 2, kind: "points-of", thing: 3 }],
        fountains: 0,
        level: 4,
        lyres: 0,
        name: "vision",
        row: 0,
      },
      {
        category: 0,
        effects: [{ amount: 2, kind: "builds", thing: 0 }],
        fountains: 2,
        level: 4,
        lyres: 0,
        name: "engineering",
        row: 0,
      },
      {
        category: 0,
        effects: [{ amount: 2, kind: "discount", thing: 1 }],
        fountains: 2,
        level: 4,
        lyres: 0,
        name: "urbanism",
        row: 0,
      },
      {
        category: 1,
        effects: [
          { amount: 4, kind: "annex-most", thing: 0 },
          { amount: 1, kind: "counts", thing: 2 },
        ],
        fountains: 0,
        level: 4,
        lyres: 0,
        name: "imperium",
        row: 0,
      },
      {
        category: 1,
        effects: [
          { amount: 1, kind: "wins-ties", thing: 0 },
          { amount: 1, kind: "ignores", thing: 6 },
        ],
        fountains: 1,
        level: 4,
        lyres: 0,
        name: "siege",
        row: 0,
      },
      {
        category: 1,
        effects: [{ amount: 3, kind: "counts", thing: 3 }],
        fountains: 0,
        level: 4,
        lyres: 0,
        name: "census",
        row: 0,
      },
      {
        category: 2,
        effects: [{ amount: 2, kind: "emphasis", thing: 0 }],
        fountains: 0,
        level: 4,
        lyres: 2,
        name: "philosophy",
        row: 0,
      },
      {
        category: 2,
        effects: [{ amount: 1, kind: "lyres-per", thing: 9 }],
        fountains: 0,
        level: 4,
        lyres: 2,
        name: "drama",
        row: 0,
      },
      {
        category: 2,
        effects: [{ amount: 2, kind: "counts", thing: 5 }],
        fountains: 1,
        level: 4,
        lyres: 0,
        name: "guilds",
        row: 0,
      },
    ],
    cards: [
      { lock: -1, name: "chronicle", rule: "chronicle", symbols: [], whole: false },
      { lock: 1, name: "muster", rule: "muster", symbols: [1], whole: false },
      { lock: -1, name: "conquest", rule: "conquest", symbols: [1], whole: false },
      { lock: 1, name: "raid", rule: "raid", symbols: [1], whole: false },
      { lock: 0, name: "build", rule: "build", symbols: [0], whole: false },
      { lock: 2, name: "govern", rule: "govern", symbols: [0, 2], whole: false },
      { lock: 2, name: "advance", rule: "advance", symbols: [0, 2], whole: false },
      { lock: -1, name: "caravan1", rule: "caravan", symbols: [2], whole: false },
      { lock: 2, name: "caravan2", rule: "caravan", symbols: [2], whole: true },
      { lock: 2, name: "migrate", rule: "migrate", symbols: [1, 2], whole: false },
      { lock: 0, name: "tribute", rule: "tribute", symbols: [0], whole: false },
      { lock: -1, name: "civil", rule: "emphasis", symbols: [], whole: false },
      { lock: -1, name: "political", rule: "emphasis", symbols: [], whole: false },
      { lock: -1, name: "cultural", rule: "emphasis", symbols: [], whole: false },
    ],
    action_cards: 11,
    first_of_row: [0, 1, 2, 3, 4, 5],
    row_category: [0, 0, 1, 1, 2, 2],
    track_start: 1,
    track_end: 23,
    next_colour: [0, 8, 14, 20],
    growth_spaces: [4, 8, 12, 16],
    rolls: { 2: 3, 3: 5 },
    rounds: 4,
    levels: 4,
    least_unrest: 1,
    most_unrest: 7,
    most_heritage: 15,
    die_factor: 3,
    highest_die: 6,
    map: {
      corners: [
        { name: "iberia", x: 102, y: 351 },
        { name: "lusitania", x: 56, y: 414 },
        { name: "tagus", x: 47, y: 494 },
        { name: "algarve", x: 84, y: 566 },
        { name: "tarifa", x: 172, y: 571 },
        { name: "biscay", x: 146, y: 347 },
        { name: "armorica", x: 93, y: 295 },
        { name: "channel", x: 132, y: 241 },
        { name: "rhine", x: 225, y: 238 },
        { name: "tingis", x: 179, y: 626 },
        { name: "anfa", x: 111, y: 634 },
        { name: "souss", x: 64, y: 650 },
        { name: "draa", x: 76, y: 702 },
        { name: "mauri", x: 118, y: 778 },
        { name: "senegal", x: 170, y: 836 },
        { name: "bight", x: 238, y: 888 },
        { name: "pyrenees", x: 206, y: 404 },
        { name: "ebro", x: 216, y: 481 },
        { name: "alps", x: 265, y: 400 },
        { name: "luna", x: 278, y: 462 },
        { name: "latium", x: 319, y: 492 },
        { name: "bruttium", x: 355, y: 542 },
        { name: "calabria", x: 394, y: 514 },
        { name: "apulia", x: 400, y: 466 },
        { name: "picenum", x: 380, y: 417 },
        { name: "istria", x: 409, y: 371 },
        { name: "epirus", x: 442, y: 391 },
        { name: "corcyra", x: 431, y: 449 },
        { name: "elis", x: 436, y: 514 },
        { name: "malea", x: 494, y: 547 },
        { name: "attica", x: 543, y: 516 },
        { name: "thessaly", x: 552, y: 466 },
        { name: "thrace", x: 558, y: 417 },
        { name: "numidia", x: 307, y: 679 },
        { name: "tabarka", x: 239, y: 645 },
        { name: "syrtis", x: 427, y: 698 },
        { name: "cyrene", x: 514, y: 692 },
        { name: "marmarica", x: 543, y: 711 },
        { name: "siwa", x: 576, y: 694 },
        { name: "offing", x: 547, y: 664 },
        { name: "pelusium", x: 646, y: 679 },
        { name: "issus", x: 695, y: 531 },
        { name: "lycia", x: 628, y: 547 },
        { name: "ionia", x: 579, y: 537 },
        { name: "troas", x: 574, y: 468 },
        { name: "bithynia", x: 592, y: 404 },
        { name: "danube", x: 554, y: 374 },
        { name: "tyras", x: 570, y: 294 },
        { name: "tauris", x: 641, y: 284 },
        { name: "colchis", x: 713, y: 293 },
        { name: "trebizond", x: 722, y: 362 },
        { name: "sinope", x: 654, y: 374 },
        { name: "saxony", x: 290, y: 200 },
        { name: "jutland", x: 332, y: 172 },
        { name: "oder", x: 396, y: 192 },
        { name: "vistula", x: 480, y: 188 },
        { name: "noricum", x: 278, y: 313 },
        { name: "pannonia", x: 380, y: 325 },
        { name: "finland", x: 520, y: 147 },
        { name: "aland", x: 451, y: 145 },
        { name: "scania", x: 382, y: 148 },
        { name: "viken", x: 318, y: 112 },
        { name: "trondheim", x: 334, y: 78 },
        { name: "lofoten", x: 400, y: 54 },
        { name: "north", x: 478, y: 46 },
        { name: "kola", x: 560, y: 56 },
        { name: "pechora", x: 600, y: 90 },
        { name: "samara", x: 672, y: 84 },
        { name: "ural", x: 738, y: 118 },
        { name: "volga", x: 755, y: 230 },
        { name: "derbent", x: 766, y: 280 },
        { name: "araxes", x: 809, y: 320 },
        { name: "hyrcania", x: 825, y: 278 },
        { name: "aral", x: 807, y: 236 },
        { name: "irtysh", x: 812, y: 146 },
        { name: "altai", x: 868, y: 206 },
        { name: "tarim", x: 912, y: 272 },
        { name: "pamir", x: 938, y: 342 },
        { name: "oxus", x: 914, y: 358 },
        { name: "indus", x: 886, y: 556 },
        { name: "indiaeast", x: 950, y: 410 },
        { name: "ganges", x: 956, y: 500 },
        { name: "deccan", x: 942, y: 616 },
        { name: "taprobane", x: 902, y: 714 },
        { name: "malabar", x: 880, y: 662 },
        { name: "tigris", x: 816, y: 428 },
        { name: "charax", x: 856, y: 560 },
        { name: "gerrha", x: 841, y: 619 },
        { name: "nisibis", x: 778, y: 479 },
        { name: "cappadocia", x: 739, y: 462 },
        { name: "palmyra", x: 739, y: 626 },
        { name: "petra", x: 697, y: 690 },
        { name: "aqaba", x: 672, y: 728 },
        { name: "berenice", x: 677, y: 776 },
        { name: "meroe", x: 688, y: 826 },
        { name: "mecca", x: 706, y: 765 },
        { name: "muza", x: 735, y: 826 },
        { name: "aden", x: 762, y: 867 },
        { name: "hadramaut", x: 812, y: 834 },
        { name: "oman", x: 867, y: 763 },
        { name: "qatar", x: 861, y: 698 },
        { name: "adulis", x: 717, y: 868 },
        { name: "azania", x: 647, y: 928 },
        { name: "rhapta", x: 566, y: 952 },
        { name: "niger", x: 468, y: 952 },
        { name: "chad", x: 360, y: 936 },
        { name: "volta", x: 285, y: 908 },
        { name: "thebes", x: 509, y: 831 },
        { name: "fezzan", x: 474, y: 812 },
        { name: "atlas", x: 288, y: 795 },
        { name: "touat", x: 254, y: 772 },
        { name: "cantium", x: 256, y: 204 },
        { name: "cornwall", x: 148, y: 212 },
        { name: "cambria", x: 166, y: 164 },
        { name: "caledonia", x: 222, y: 112 },
        { name: "moray", x: 266, y: 110 },
        { name: "humber", x: 280, y: 154 },
      ],
      regions: [
        {
          ring: [
            "iberia", "biscay", "pyrenees", "ebro", "tarifa", "algarve", "tagus", "lusitania",
          ],
          x: 124,
          y: 462,
          wide: 150,
          sea: 0,
        },
        {
          ring: ["biscay", "armorica", "channel", "rhine", "noricum", "alps", "pyrenees"],
          x: 184,
          y: 322,
          wide: 150,
          sea: 0,
        },
        {
          ring: [
            "noricum", "pannonia", "istria", "picenum", "apulia", "calabria", "bruttium", "latium",
            "luna", "alps",
          ],
          x: 325,
          y: 404,
          wide: 108,
          sea: 0,
        },
        {
          ring: ["epirus", "danube", "thrace", "thessaly", "attica", "malea", "elis", "corcyra"],
          x: 494,
          y: 450,
          wide: 92,
          sea: 0,
        },
        {
          ring: [
            "bithynia", "sinope", "trebizond", "cappadocia", "issus", "lycia", "ionia", "troas",
          ],
          x: 657,
          y: 456,
          wide: 124,
          sea: 0,
        },
        {
          ring: ["cappadocia", "nisibis", "palmyra", "petra", "pelusium", "issus"],
          x: 712,
          y: 584,
          wide: 96,
          sea: 0,
        },
        {
          ring: [
            "pelusium", "petra", "aqaba", "berenice", "meroe", "thebes", "fezzan", "marmarica",
            "siwa",
          ],
          x: 596,
          y: 766,
          wide: 140,
          sea: 0,
        },
        {
          ring: ["numidia", "syrtis", "cyrene", "marmarica", "fezzan", "atlas"],
          x: 400,
          y: 752,
          wide: 150,
          sea: 0,
        },
        {
          ring: ["tingis", "tabarka", "numidia", "atlas", "touat", "draa", "souss", "anfa"],
          x: 186,
          y: 692,
          wide: 180,
          sea: 0,
        },
        {
          ring: [
            "ebro", "luna", "latium", "bruttium", "calabria", "elis", "malea", "syrtis", "numidia",
            "tabarka", "tingis", "tarifa",
          ],
          x: 296,
          y: 614,
          wide: 190,
          sea: 1,
        },
        {
          ring: ["attica", "ionia", "lycia", "offing", "cyrene", "syrtis", "malea"],
          x: 518,
          y: 622,
          wide: 112,
          sea: 1,
        },
        {
          ring: ["lycia", "issus", "pelusium", "siwa", "offing"],
          x: 632,
          y: 622,
          wide: 90,
          sea: 1,
        },
        {
          ring: ["rhine", "saxony", "jutland", "oder", "pannonia", "noricum"],
          x: 322,
          y: 254,
          wide: 124,
          sea: 0,
        },
        {
          ring: ["colchis", "derbent", "araxes", "tigris", "nisibis", "cappadocia", "trebizond"],
          x: 770,
          y: 384,
          wide: 82,
          sea: 0,
        },
        {
          ring: ["nisibis", "tigris", "charax", "gerrha", "palmyra"],
          x: 804,
          y: 546,
          wide: 92,
          sea: 0,
        },
        {
          ring: ["touat", "atlas", "fezzan", "thebes", "niger", "chad", "volta", "bight"],
          x: 348,
          y: 870,
          wide: 190,
          sea: 0,
        },
        {
          ring: ["caledonia", "moray", "humber", "cantium", "cornwall", "cambria"],
          x: 216,
          y: 164,
          wide: 96,
          sea: 0,
        },
        {
          ring: ["oder", "vistula", "tyras", "danube", "epirus", "istria", "pannonia"],
          x: 474,
          y: 288,
          wide: 134,
          sea: 0,
        },
        {
          ring: [
            "vistula", "finland", "pechora", "samara", "ural", "volga", "derbent", "colchis",
            "tauris", "tyras",
          ],
          x: 630,
          y: 206,
          wide: 150,
          sea: 0,
        },
        {
          ring: ["hyrcania", "oxus", "indus", "charax", "tigris", "araxes"],
          x: 866,
          y: 428,
          wide: 86,
          sea: 0,
        },
        {
          ring: [
            "palmyra", "gerrha", "qatar", "oman", "hadramaut", "aden", "muza", "mecca", "aqaba",
            "petra",
          ],
          x: 784,
          y: 744,
          wide: 120,
          sea: 0,
        },
        {
          ring: ["thebes", "meroe", "adulis", "azania", "rhapta", "niger"],
          x: 588,
          y: 890,
          wide: 150,
          sea: 0,
        },
        {
          ring: [
            "trondheim", "lofoten", "north", "kola", "pechora", "finland", "aland", "scania",
            "viken",
          ],
          x: 450,
          y: 104,
          wide: 170,
          sea: 0,
        },
        {
          ring: ["ural", "irtysh", "altai", "tarim", "pamir", "oxus", "hyrcania", "aral", "volga"],
          x: 838,
          y: 238,
          wide: 130,
          sea: 0,
        },
        {
          ring: [
            "oxus", "pamir", "indiaeast", "ganges", "deccan", "taprobane", "malabar", "indus",
          ],
          x: 926,
          y: 592,
          wide: 72,
          sea: 0,
        },
        { ring: ["draa", "touat", "bight", "senegal", "mauri"], x: 176, y: 790, wide: 110, sea: 0 },
      ],
      lanes: [
        { border: 1, way: [219, 434, 272, 434, -6] },
        { border: 3, way: [133, 574, 137, 629, 10] },
        { border: 6, way: [392, 445, 429, 445, -8] },
        { border: 15, way: [549, 486, 574, 490, 6] },
        { border: 25, way: [290, 204, 272, 178, 6] },
        { border: 27, way: [352, 178, 352, 134, 12] },
        { border: 28, way: [190, 204, 178, 238, 10] },
        { border: 29, way: [158, 190, 92, 360, 36] },
        { border: 30, way: [266, 112, 320, 92, -12] },
        { border: 46, way: [722, 799, 697, 842, -4] },
        { border: 47, way: [864, 722, 892, 690, 14] },
        { border: 58, way: [84, 734, 44, 530, -24] },
      ],
      straits: [["calabria", "elis"], ["ebro", "luna"], ["attica", "ionia"], ["tarifa", "tingis"]],
      islands: [
        [361, 566, 384, 574, 394, 592, 382, 616, 361, 608, 347, 587],
        [245, 531, 259, 526, 265, 552, 258, 579, 245, 571],
        [254, 494, 263, 490, 265, 509, 258, 518],
        [201, 542, 212, 537, 216, 550, 205, 555],
        [496, 576, 521, 571, 547, 579, 525, 589, 500, 589],
        [579, 560, 592, 558, 596, 574, 583, 579],
        [632, 566, 654, 558, 672, 560, 659, 576, 639, 582],
      ],
    },
  },
} satisfies GameConstant & { readonly content: SandsContent };
