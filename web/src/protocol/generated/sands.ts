/** What the browser knows of Sands: made by tools/make_types.py. */

import type { GameConstant } from "../../games/face";

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

/** A chronicle card did not score. */
export interface ChronicleFailed {
  readonly type: "ChronicleFailed";
  readonly seat: Seat;
  readonly space: SpaceId;
  readonly chronicle: ChronicleId;
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

/** A seat puts one more peasant into an own province. */
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
  readonly asked: Decision | null;
}

/** A seat scored points. */
export interface Scored {
  readonly type: "Scored";
  readonly seat: Seat;
  readonly points: number;
  readonly why: Why;
}

/** Counts and forecasts by seat, overcrowded regions, possible raids. */
export interface Standing {
  readonly type: "Standing";
  readonly counts: readonly Count[];
  readonly forecasts: readonly (readonly Forecast[])[];
  readonly crowds: readonly Crowd[];
  readonly threats: readonly Threat[];
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

/** A beaten defender withdraws the rest to one neighbouring region he controls. */
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

export const SANDS = {
  name: "sands",
  rules_version: 1,
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
  content: {},
} satisfies GameConstant;
