/** What the browser knows of Inventions: made by tools/make_types.py. */

import type { GameConstant } from "../game";
import type { Refusal } from "../consequences";

export type Deed = number;
export type Kind = number;
export type Seat = number;
export type Why = number;

/** An academic was exhausted and took a field for good. */
export interface AcademicExhausted {
  readonly type: "AcademicExhausted";
  readonly seat: Seat;
  readonly field: number;
}

/** An academic came from the supply. */
export interface AcademicGained {
  readonly type: "AcademicGained";
  readonly seat: Seat;
}

/** Whether a society has access to a milestone, and why. */
export interface Access {
  readonly type: "Access";
  readonly milestone: number;
  readonly access: number;
  readonly owner: Seat;
}

/** All exhausted citizens of a seat became available. */
export interface AllReadied {
  readonly type: "AllReadied";
  readonly seat: Seat;
  readonly count: number;
}

/** A seat gained an aspiration tile. */
export interface AspirationGained {
  readonly type: "AspirationGained";
  readonly seat: Seat;
  readonly aspiration: number;
}

/** An aspiration tile found no progress tile and went back. */
export interface AspirationReturned {
  readonly type: "AspirationReturned";
  readonly seat: Seat;
  readonly aspiration: number;
}

/** 4.3.V A seat chooses the field of citizens that come home: of each, or of all together. */
export interface AssignField {
  readonly type: "AssignField";
  readonly seat: Seat;
  readonly region: number;
  readonly count: number;
  readonly left: number;
}

/** Citizens went home from a region, into a field. */
export interface CalledHome {
  readonly type: "CalledHome";
  readonly seat: Seat;
  readonly region: number;
  readonly field: number;
  readonly count: number;
}

/** A seat laid a chain token to do another action. */
export interface ChainLaid {
  readonly type: "ChainLaid";
  readonly seat: Seat;
  readonly deed: number;
}

/** 4.3.C A source of a chain: what opens it, what it brings, its price and what bars it. */
export interface ChainProspect {
  readonly type: "ChainProspect";
  readonly source: string;
  readonly number: number;
  readonly region: number;
  readonly after: number;
  readonly deed: number;
  readonly tokens: number;
  readonly influence: number;
  readonly opening: Refusal | null;
  readonly refusal: Refusal | null;
}

/** A seat with more than four tiles in its row gives one up. */
export interface ChooseDiscard {
  readonly type: "ChooseDiscard";
  readonly seat: Seat;
}

/** A seat chooses one of several effects; one that changes nothing is no choice. */
export interface ChooseEffect {
  readonly type: "ChooseEffect";
  readonly seat: Seat;
  readonly effects: readonly Effect[];
  readonly why: Why;
}

/** A seat chooses the field of a new specialist, one at a time. */
export interface ChooseField {
  readonly type: "ChooseField";
  readonly seat: Seat;
  readonly left: number;
}

/** A seat chooses its place in the turn order; the others keep their relative order. */
export interface ChooseRank {
  readonly type: "ChooseRank";
  readonly seat: Seat;
}

/** 4.3.IV The seat that shares takes a wealth tile of the region or a joker aspiration tile. */
export interface ChooseReward {
  readonly type: "ChooseReward";
  readonly seat: Seat;
  readonly region: number;
}

/** 4.3.VIII, 6.4 A seat chooses a free space of the era it has reached, for its benefit. */
export interface ChooseSpace {
  readonly type: "ChooseSpace";
  readonly seat: Seat;
  readonly era: number;
}

/** A seat chooses the progress tile that replaces an aspiration tile. */
export interface ChooseTile {
  readonly type: "ChooseTile";
  readonly seat: Seat;
  readonly place: number;
}

/** The third society with two players. */
export interface Chronos {
  readonly type: "Chronos";
  readonly supply: number;
  readonly region: number;
  readonly taken: number;
}

/** A citizen came from the supply to a milestone. */
export interface CitizenPosted {
  readonly type: "CitizenPosted";
  readonly seat: Seat;
  readonly milestone: number;
}

/** A citizen went from home to a card in a region. */
export interface CitizenSent {
  readonly type: "CitizenSent";
  readonly seat: Seat;
  readonly citizen: number;
  readonly role: number;
  readonly region: number;
}

/** Citizens at a shared invention went to the map. */
export interface CitizensReleased {
  readonly type: "CitizensReleased";
  readonly seat: Seat;
  readonly region: number;
  readonly count: number;
}

/** Citizens came from the supply to a card in a region. */
export interface CitizensStood {
  readonly type: "CitizensStood";
  readonly seat: Seat;
  readonly role: number;
  readonly region: number;
  readonly count: number;
}

/** A step that waits for one seat to choose one action. */
export interface Decision {
  readonly type: "Decision";
  readonly seat: Seat;
}

/** Whether one of the ten actions could be done now; refusal says why not. */
export interface DeedProspect {
  readonly type: "DeedProspect";
  readonly deed: number;
  readonly refusal: Refusal | null;
}

/** A citizen came from a milestone home as academic, or to the supply for lack of room. */
export interface DiplomatReturned {
  readonly type: "DiplomatReturned";
  readonly seat: Seat;
  readonly milestone: number;
  readonly academic: boolean;
}

/** A citizen went from home to a milestone. */
export interface DiplomatSent {
  readonly type: "DiplomatSent";
  readonly seat: Seat;
  readonly citizen: number;
  readonly milestone: number;
}

/** What lies and stands in the display of a region; societies or NOBODY. */
export interface Display {
  readonly type: "Display";
  readonly card: number;
  readonly presenter: Seat;
  readonly count: number;
  readonly flipped: boolean;
  readonly inventor: Seat;
  readonly innovator: Seat;
}

/** A seat does one of the ten actions, as main action or in a chain. */
export interface DoDeed {
  readonly type: "DoDeed";
  readonly seat: Seat;
  readonly deed: Deed;
}

/** 4.3.IV What sharing an invention would give to a seat that takes part in it. */
export interface Due {
  readonly type: "Due";
  readonly seat: Seat;
  readonly role: number;
  readonly ip: number;
  readonly keeps: boolean;
  readonly joins: number;
  readonly released: number;
}

/** A seat took its economy tokens back. */
export interface EconomyTokensReturned {
  readonly type: "EconomyTokensReturned";
  readonly seat: Seat;
  readonly count: number;
}

/** A seat laid an economy token on a tile. */
export interface EconomyUsed {
  readonly type: "EconomyUsed";
  readonly seat: Seat;
  readonly tile: number;
}

/** One printed effect. */
export interface Effect {
  readonly type: "Effect";
  readonly kind: Kind;
  readonly detail: number;
  readonly amount: number;
}

/** An era ended. */
export interface EraEnded {
  readonly type: "EraEnded";
  readonly era: number;
}

/** A society moved its era marker. */
export interface EraReached {
  readonly type: "EraReached";
  readonly seat: Seat;
  readonly space: number;
}

/** A seat chooses who is exhausted, one citizen at a time. */
export interface ExhaustCitizen {
  readonly type: "ExhaustCitizen";
  readonly seat: Seat;
  readonly field: number;
  readonly left: number;
}

/** A specialist was exhausted. */
export interface Exhausted {
  readonly type: "Exhausted";
  readonly seat: Seat;
  readonly field: number;
}

/** A seat was dealt a goal, which only that seat may see. */
export interface GoalDealt {
  readonly type: "GoalDealt";
  readonly seat: Seat;
  readonly goal: number;
}

/** A seat put a goal away, which only that seat may see. */
export interface GoalDropped {
  readonly type: "GoalDropped";
  readonly seat: Seat;
  readonly goal: number;
}

/** One line of a goal: what is counted, how many there are, what that scores. */
export interface GoalPart {
  readonly type: "GoalPart";
  readonly metric: number;
  readonly count: number;
  readonly ip: number;
  readonly missing: number;
}

/** A seat showed a goal at the end; one that does not count brings no points. */
export interface GoalShown {
  readonly type: "GoalShown";
  readonly seat: Seat;
  readonly goal: number;
  readonly ip: number;
}

/** What a goal scores now, the most it can, and what is missing in each part. */
export interface GoalStand {
  readonly type: "GoalStand";
  readonly goal: number;
  readonly ip: number;
  readonly most: number;
  readonly parts: readonly GoalPart[];
}

/** A society was dealt an idea. */
export interface IdeaDealt {
  readonly type: "IdeaDealt";
  readonly seat: Seat;
  readonly card: number;
}

/** An old idea left the display and the game. */
export interface IdeaDiscarded {
  readonly type: "IdeaDiscarded";
  readonly card: number;
}

/** The open card of the pile came into the idea display. */
export interface IdeaEntered {
  readonly type: "IdeaEntered";
  readonly card: number;
}

/** An old idea beside a board left the game. */
export interface IdeaForgotten {
  readonly type: "IdeaForgotten";
  readonly seat: Seat;
  readonly card: number;
}

/** A seat took an idea from the display. */
export interface IdeaPicked {
  readonly type: "IdeaPicked";
  readonly seat: Seat;
  readonly card: number;
}

/** The next card of the pile was turned up. */
export interface IdeaTurnedUp {
  readonly type: "IdeaTurnedUp";
  readonly card: number;
}

/** The left-over ideas of era 1 left the game. */
export interface IdeasLeft {
  readonly type: "IdeasLeft";
  readonly count: number;
}

/** A seat gained influence. */
export interface InfluenceGained {
  readonly type: "InfluenceGained";
  readonly seat: Seat;
  readonly influence: number;
  readonly why: Why;
}

/** A seat paid or lost influence. */
export interface InfluencePaid {
  readonly type: "InfluencePaid";
  readonly seat: Seat;
  readonly influence: number;
  readonly why: Why;
}

/** An influence tile was flipped. */
export interface InfluenceTileFlipped {
  readonly type: "InfluenceTileFlipped";
  readonly seat: Seat;
  readonly influence_tile: number;
  readonly region: number;
}

/** A society put an influence tile into a region. */
export interface InfluenceTileLaid {
  readonly type: "InfluenceTileLaid";
  readonly seat: Seat;
  readonly influence_tile: number;
  readonly region: number;
}

/** An invention was innovated. */
export interface Innovated {
  readonly type: "Innovated";
  readonly seat: Seat;
  readonly card: number;
  readonly region: number;
}

/** An idea became an invention. */
export interface Invented {
  readonly type: "Invented";
  readonly seat: Seat;
  readonly card: number;
  readonly region: number;
}

/** The inventor of a shared invention took its card. */
export interface InventionKept {
  readonly type: "InventionKept";
  readonly seat: Seat;
  readonly card: number;
}

/** The card of a shared invention left the game. */
export interface InventionLeft {
  readonly type: "InventionLeft";
  readonly card: number;
}

/** A position as one seat, or a spectator, may know it. */
export interface InventionsView {
  readonly type: "InventionsView";
  readonly seat: Seat;
  readonly options: readonly (readonly [string, string])[];
  readonly round: number;
  readonly era: number;
  readonly order: readonly Seat[];
  readonly turn: Turn;
  readonly regions: readonly RegionView[];
  readonly private: readonly number[];
  readonly common: readonly number[];
  readonly discarded: readonly number[];
  readonly eureka: readonly number[];
  readonly stacks: readonly number[];
  readonly posts: readonly (readonly number[])[];
  readonly eras: readonly number[];
  readonly ideas: readonly number[];
  readonly top: number;
  readonly deck: readonly number[];
  readonly goals_left: number;
  readonly stock: readonly number[];
  readonly chronos: Chronos | null;
  readonly players: readonly PlayerView[];
  readonly access: readonly Access[];
  readonly standing: Standing;
  readonly prospects: Prospects;
  readonly decision: Decision | null;
}

/** A seat gained invention points. */
export interface IpGained {
  readonly type: "IpGained";
  readonly seat: Seat;
  readonly ip: number;
  readonly why: Why;
}

/** A seat puts away, sealed, a goal that it does not keep. */
export interface KeepGoals {
  readonly type: "KeepGoals";
  readonly seat: Seat;
}

/** A knowledge tile was flipped to its points. */
export interface KnowledgeFlipped {
  readonly type: "KnowledgeFlipped";
  readonly knowledge: number;
  readonly region: number;
}

/** A region got its knowledge tile, with a scholar on it. */
export interface KnowledgeLaid {
  readonly type: "KnowledgeLaid";
  readonly region: number;
  readonly knowledge: number;
}

/** All knowledge tiles that showed points were turned back. */
export interface KnowledgeTurnedBack {
  readonly type: "KnowledgeTurnedBack";
  readonly count: number;
}

/** An influence tile in a region. */
export interface Laid {
  readonly type: "Laid";
  readonly seat: Seat;
  readonly tile: number;
  readonly face_up: boolean;
}

/** A seat lays one of its ideas of era 1; all citizens for it come from the supply. */
export interface LayFirstIdea {
  readonly type: "LayFirstIdea";
  readonly seat: Seat;
}

/** 4.3.C A seat may lay a chain token on a source of the action it has just done. */
export interface MayChain {
  readonly type: "MayChain";
  readonly seat: Seat;
  readonly deed: Deed;
  readonly region: number;
}

/** A seat pays influence to place tiles, or skips. */
export interface MayPlace {
  readonly type: "MayPlace";
  readonly seat: Seat;
}

/** 4.3.E A seat may use economy tiles at the end of step 2. */
export interface MayUseEconomy {
  readonly type: "MayUseEconomy";
  readonly seat: Seat;
}

/** 4.3.T A seat may use one technology tile in its turn, for a token and influence. */
export interface MayUseTechnology {
  readonly type: "MayUseTechnology";
  readonly seat: Seat;
  readonly deed: Deed;
}

/** A milestone was discarded. */
export interface MilestoneDiscarded {
  readonly type: "MilestoneDiscarded";
  readonly milestone: number;
}

/** A milestone was laid out: in common knowledge, a private display or the Eureka display. */
export interface MilestoneLaid {
  readonly type: "MilestoneLaid";
  readonly milestone: number;
  readonly shelf: number;
  readonly seat: Seat;
}

/** A milestone of the Eureka display took the place of the one nobody plays. */
export interface MilestoneReplaced {
  readonly type: "MilestoneReplaced";
  readonly milestone: number;
}

/** A milestone became common knowledge. */
export interface MilestoneShared {
  readonly type: "MilestoneShared";
  readonly milestone: number;
}

/** A society took a milestone of the Eureka display. */
export interface MilestoneTaken {
  readonly type: "MilestoneTaken";
  readonly seat: Seat;
  readonly milestone: number;
}

/** A seat lets a map citizen go to another region; no aspiration tile, no chain. */
export interface MoveCitizen {
  readonly type: "MoveCitizen";
  readonly seat: Seat;
  readonly ropes: number;
  readonly may_stop: boolean;
}

/** A citizen went to another region. */
export interface Moved {
  readonly type: "Moved";
  readonly seat: Seat;
  readonly old_region: number;
  readonly region: number;
}

/** A pillar stood on an action that could not be done. */
export interface NothingDone {
  readonly type: "NothingDone";
  readonly seat: Seat;
  readonly deed: number;
}

/** A society went to a place in the turn order. */
export interface OrderChanged {
  readonly type: "OrderChanged";
  readonly seat: Seat;
  readonly place: number;
}

/** A society was drawn for a place in the turn order. */
export interface OrderDrawn {
  readonly type: "OrderDrawn";
  readonly seat: Seat;
  readonly place: number;
}

/** A seat takes a card of the idea display, the open card of the pile included. */
export interface PickIdea {
  readonly type: "PickIdea";
  readonly seat: Seat;
}

/** The pillar of Chronos went to a region. */
export interface PillarMoved {
  readonly type: "PillarMoved";
  readonly region: number;
}

/** A seat put its season pillar, or its epoch pillar, on the space of an action. */
export interface PillarPlaced {
  readonly type: "PillarPlaced";
  readonly seat: Seat;
  readonly deed: number;
  readonly epoch: boolean;
}

/** A seat took its season pillars back. */
export interface PillarsReturned {
  readonly type: "PillarsReturned";
  readonly seat: Seat;
  readonly count: number;
}

/** A seat puts the pillar of this round on a space of an available forum. */
export interface PlacePillar {
  readonly type: "PlacePillar";
  readonly seat: Seat;
  readonly possible: number;
}

/** A seat places a tile, one at least, then more up to its limit. */
export interface PlaceTile {
  readonly type: "PlaceTile";
  readonly seat: Seat;
  readonly left: number;
  readonly may_stop: boolean;
}

/** What lies in front of a seat; goals and dropped are None where they may not be seen. */
export interface PlayerView {
  readonly type: "PlayerView";
  readonly ip: number;
  readonly influence: number;
  readonly available: readonly number[];
  readonly exhausted: readonly number[];
  readonly academics: number;
  readonly academy: number;
  readonly scholars: number;
  readonly supply: number;
  readonly ideas: readonly number[];
  readonly inventions: readonly number[];
  readonly row: readonly number[];
  readonly spaces: readonly number[];
  readonly flipped: readonly number[];
  readonly marked: readonly number[];
  readonly influence_tiles: readonly number[];
  readonly epoch: number;
  readonly seasons: readonly number[];
  readonly goal_count: number;
  readonly goals: readonly number[] | null;
  readonly dropped: readonly number[] | null;
}

/** A seat laid a chain token beside a knowledge tile that shows points. */
export interface PointsChained {
  readonly type: "PointsChained";
  readonly seat: Seat;
  readonly knowledge: number;
  readonly region: number;
}

/** A society laid an idea in the display of a region. */
export interface Presented {
  readonly type: "Presented";
  readonly seat: Seat;
  readonly card: number;
  readonly region: number;
}

/** What seat could do in this position; of others it tells what everybody can see. */
export interface Prospects {
  readonly type: "Prospects";
  readonly seat: Seat;
  readonly deeds: readonly DeedProspect[];
  readonly chains: readonly ChainProspect[];
  readonly sharings: readonly Sharing[];
}

/** An exhausted citizen became available. */
export interface Readied {
  readonly type: "Readied";
  readonly seat: Seat;
  readonly field: number;
}

/** A seat chooses citizens to make available, one at a time. */
export interface ReadyCitizen {
  readonly type: "ReadyCitizen";
  readonly seat: Seat;
  readonly left: number;
  readonly may_stop: boolean;
}

/** A region: its tiles, its card and who stands where. */
export interface RegionView {
  readonly type: "RegionView";
  readonly specialist: number;
  readonly knowledge: number;
  readonly spent: boolean;
  readonly scholar: boolean;
  readonly wealth: number;
  readonly wealth_left: number;
  readonly display: Display;
  readonly people: readonly number[];
  readonly laid: readonly Laid[];
}

/** A round began, in an era. */
export interface RoundBegan {
  readonly type: "RoundBegan";
  readonly round: number;
  readonly era: number;
}

/** A scholar went to a seat's academy. */
export interface ScholarTaken {
  readonly type: "ScholarTaken";
  readonly seat: Seat;
  readonly region: number;
}

/** A seat's scholars went back to the map. */
export interface ScholarsReturned {
  readonly type: "ScholarsReturned";
  readonly seat: Seat;
  readonly count: number;
}

/** How a seat stands; goals has every goal, regardless of its holder. */
export interface SeatStanding {
  readonly type: "SeatStanding";
  readonly ip: number;
  readonly influence: number;
  readonly tokens: number;
  readonly track_ip: number;
  readonly wealth_ip: number;
  readonly tiles: number;
  readonly inventions: number;
  readonly supply: number;
  readonly placing: number;
  readonly goals: readonly GoalStand[];
}

/** A seat chooses who goes to the card of a region, one citizen at a time. */
export interface SendCitizen {
  readonly type: "SendCitizen";
  readonly seat: Seat;
  readonly role: number;
  readonly region: number;
  readonly left: number;
}

/** 4.3.IX A seat chooses who becomes the diplomat. */
export interface SendEnvoy {
  readonly type: "SendEnvoy";
  readonly seat: Seat;
  readonly milestone: number;
}

/** A seat puts a citizen from its supply on the map, one at a time. */
export interface SettleCitizen {
  readonly type: "SettleCitizen";
  readonly seat: Seat;
  readonly anywhere: boolean;
  readonly left: number;
}

/** A citizen came from the supply to the map. */
export interface Settled {
  readonly type: "Settled";
  readonly seat: Seat;
  readonly region: number;
}

/** An invention was shared. */
export interface Shared {
  readonly type: "Shared";
  readonly seat: Seat;
  readonly card: number;
  readonly region: number;
}

/** 4.3.IV What sharing an invention would bring; the reward is that of the seat that shares. */
export interface Sharing {
  readonly type: "Sharing";
  readonly region: number;
  readonly dues: readonly Due[];
  readonly refusal: Refusal | null;
  readonly wealth: Refusal | null;
  readonly joker: boolean;
  readonly ip: number;
}

/** A specialist came from the supply. */
export interface SpecialistGained {
  readonly type: "SpecialistGained";
  readonly seat: Seat;
  readonly field: number;
}

/** A region got its specialist tile. */
export interface SpecialistLaid {
  readonly type: "SpecialistLaid";
  readonly region: number;
  readonly specialist: number;
}

/** How everybody stands, by seat. */
export interface Standing {
  readonly type: "Standing";
  readonly seats: readonly SeatStanding[];
}

/** A technology tile was flipped. */
export interface TechnologyFlipped {
  readonly type: "TechnologyFlipped";
  readonly seat: Seat;
  readonly tile: number;
}

/** A seat gave up a tile of its row. */
export interface TileDiscarded {
  readonly type: "TileDiscarded";
  readonly seat: Seat;
  readonly tile: number;
}

/** A seat put a tile on its progress map. */
export interface TilePlaced {
  readonly type: "TilePlaced";
  readonly seat: Seat;
  readonly tile: number;
  readonly cell: number;
}

/** Chronos took a tile out of the game. */
export interface TileRemoved {
  readonly type: "TileRemoved";
  readonly tile: number;
}

/** An aspiration tile was swapped for a progress tile. */
export interface TileTaken {
  readonly type: "TileTaken";
  readonly seat: Seat;
  readonly aspiration: number;
  readonly tile: number;
}

/** A seat made one more chain token ready. */
export interface TokenPrepared {
  readonly type: "TokenPrepared";
  readonly seat: Seat;
}

/** What the rules must remember within a turn. */
export interface Turn {
  readonly type: "Turn";
  readonly seat: Seat;
  readonly tokens: number;
  readonly spent: number;
  readonly presented: number;
  readonly cards: number;
  readonly regions: number;
  readonly technology: boolean;
}

/** A turn began with chain tokens ready. */
export interface TurnBegan {
  readonly type: "TurnBegan";
  readonly seat: Seat;
  readonly tokens: number;
}

/** A region got the wealth tiles of one letter. */
export interface WealthLaid {
  readonly type: "WealthLaid";
  readonly region: number;
  readonly tile: number;
}

/** A seat took a wealth tile. */
export interface WealthTaken {
  readonly type: "WealthTaken";
  readonly seat: Seat;
  readonly tile: number;
}

export type InventionsEvent =
  | AcademicExhausted
  | AcademicGained
  | AllReadied
  | AspirationGained
  | AspirationReturned
  | CalledHome
  | ChainLaid
  | CitizenPosted
  | CitizenSent
  | CitizensReleased
  | CitizensStood
  | DiplomatReturned
  | DiplomatSent
  | EconomyTokensReturned
  | EconomyUsed
  | EraEnded
  | EraReached
  | Exhausted
  | GoalDealt
  | GoalDropped
  | GoalShown
  | IdeaDealt
  | IdeaDiscarded
  | IdeaEntered
  | IdeaForgotten
  | IdeaPicked
  | IdeaTurnedUp
  | IdeasLeft
  | InfluenceGained
  | InfluencePaid
  | InfluenceTileFlipped
  | InfluenceTileLaid
  | Innovated
  | Invented
  | InventionKept
  | InventionLeft
  | IpGained
  | KnowledgeFlipped
  | KnowledgeLaid
  | KnowledgeTurnedBack
  | MilestoneDiscarded
  | MilestoneLaid
  | MilestoneReplaced
  | MilestoneShared
  | MilestoneTaken
  | Moved
  | NothingDone
  | OrderChanged
  | OrderDrawn
  | PillarMoved
  | PillarPlaced
  | PillarsReturned
  | PointsChained
  | Presented
  | Readied
  | RoundBegan
  | ScholarTaken
  | ScholarsReturned
  | Settled
  | Shared
  | SpecialistGained
  | SpecialistLaid
  | TechnologyFlipped
  | TileDiscarded
  | TilePlaced
  | TileRemoved
  | TileTaken
  | TokenPrepared
  | TurnBegan
  | WealthLaid
  | WealthTaken;

export type InventionsDecision =
  | AssignField
  | ChooseDiscard
  | ChooseEffect
  | ChooseField
  | ChooseRank
  | ChooseReward
  | ChooseSpace
  | ChooseTile
  | DoDeed
  | ExhaustCitizen
  | KeepGoals
  | LayFirstIdea
  | MayChain
  | MayPlace
  | MayUseEconomy
  | MayUseTechnology
  | MoveCitizen
  | PickIdea
  | PlacePillar
  | PlaceTile
  | ReadyCitizen
  | SendCitizen
  | SendEnvoy
  | SettleCitizen;

export const NONE = -1;
export const CHRONOS = 4;
export const UNCLAIMED = 5;
export const ECONOMY = 0;
export const CULTURE = 1;
export const TECHNOLOGY = 2;
export const WEALTH = 3;
export const FIELDS = [0, 1, 2] as const;
export const INVENTOR = 1;
export const INNOVATOR = 2;
export const PROGRESS_WIDTH = 4;
export const JOKER = 3;
export const OF_CARD = 4;
export const ANYWHERE = 1;

const REGION_NAMES = [
  "africa", "middle-east", "europe", "asia", "oceania", "north-america", "south-america",
];

/** What is printed: of the newest box, and of any other. */
export interface InventionsContent {
  readonly regions: readonly {
    readonly name: string;
    readonly ropes: readonly string[];
    readonly spaces: number;
    readonly title: string;
    readonly x: number;
    readonly y: number;
  }[];
  readonly forum_of: readonly number[];
  readonly era_rounds: readonly number[];
  readonly band: readonly {
    readonly change: number;
    readonly first: number;
    readonly ip: number;
    readonly last: number;
    readonly tokens: number;
  }[];
  readonly era_spaces: readonly {
    readonly benefit: readonly (readonly {
      readonly amount: number;
      readonly detail: number;
      readonly kind: number;
    }[])[];
    readonly era: number;
    readonly orders: boolean;
    readonly place: number;
  }[];
  readonly milestones: readonly {
    readonly benefit: readonly (readonly {
      readonly amount: number;
      readonly detail: number;
      readonly kind: number;
    }[])[];
    readonly code: string;
    readonly era: number;
    readonly letter: number;
    readonly name: string;
    readonly spaces: number;
    readonly title: string;
  }[];
  readonly ideas: readonly {
    readonly deed: number;
    readonly era: number;
    readonly extra: number;
    readonly field: number;
    readonly milestone: number;
    readonly name: string;
    readonly title: string;
  }[];
  readonly specialists: readonly {
    readonly benefit: readonly (readonly {
      readonly amount: number;
      readonly detail: number;
      readonly kind: number;
    }[])[];
    readonly citizens: number;
    readonly name: string;
  }[];
  readonly knowledge: readonly {
    readonly deed: number;
    readonly ip: number;
    readonly name: string;
  }[];
  readonly influence: readonly {
    readonly citizens: number;
    readonly deed: number;
    readonly ip: number;
    readonly name: string;
  }[];
  readonly tiles: readonly ({
    readonly add: number;
    readonly change: number;
    readonly deed: number;
    readonly effect: readonly (readonly {
      readonly amount: number;
      readonly detail: number;
      readonly kind: number;
    }[])[];
    readonly kind: number;
    readonly least: number;
    readonly name: string;
    readonly number: number;
    readonly other: number;
    readonly scoring: {
      readonly at: number;
      readonly beyond: number;
      readonly each: number;
      readonly metric: number;
      readonly points: number;
      readonly since: number;
    } | null;
  })[];
  readonly change_names: readonly string[];
  readonly goals: readonly {
    readonly code: string;
    readonly most: number;
    readonly name: string;
    readonly scorings: readonly {
      readonly at: number;
      readonly beyond: number;
      readonly each: number;
      readonly metric: number;
      readonly points: number;
      readonly since: number;
    }[];
    readonly title: string;
  }[];
  readonly chain_tokens: number;
  readonly economy_tokens: number;
  readonly aspirations: number;
  readonly common_spaces: number;
  readonly idea_spaces: number;
  readonly eureka_spaces: number;
  readonly row: number;
  readonly row_cost: readonly number[];
  readonly goals_scored: number;
}

export const INVENTIONS = {
  name: "inventions",
  rules_version: 2,
  box: "e30fe1a6055d79f052b34815caff7453",
  seats: [2, 3, 4],
  names: {
    access: ["own", "diplomat", "past", "common", "discarded", "foreign", "eureka", "face-down"],
    aspiration: ["economy", "culture", "technology", "joker"],
    card: [
      "cooking", "fishing-net", "gift-exchange", "storytelling", "bone-flute", "sewn-clothing",
      "hafted-spear", "fat-lamp", "bread", "granary", "dairying", "megalith", "dyed-cloth",
      "bow-and-arrow", "sickle", "kiln", "irrigation-canal", "sailing-ship", "coinage", "wine",
      "epic-poetry", "horseback-riding", "chariot", "bronze-casting", "postal-service",
      "water-mill", "paper-money", "theatre", "stained-glass", "chess", "wheelbarrow", "astrolabe",
      "power-loom", "railway", "newspaper", "encyclopedia", "cinema", "telescope", "steamboat",
      "airplane", "container-shipping", "e-commerce", "television", "video-game",
      "electronic-music", "satellite", "electric-car", "nuclear-power",
    ],
    cell: ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3"],
    citizen: ["economy", "culture", "technology", "academic"],
    deed: [
      "present", "invent", "innovate", "share", "call", "influence", "travel", "eureka", "send",
      "recall",
    ],
    effect: [
      "ready", "ready-up-to", "specialist", "influence", "settle", "ip", "aspire", "academic",
      "ip-per-region", "move", "move-or-stay", "ip-of-era", "token", "turn-order",
    ],
    field: ["economy", "culture", "technology", "any"],
    goal: [
      "explorers", "metropolis", "dominance", "statecraft", "untapped-power", "economists",
      "patrons", "engineers", "polymaths", "inventors", "visionaries", "embassies", "academy",
      "growth", "merchant-guild", "artist-guild", "thinker-guild", "builders", "planners",
      "prosperity", "avant-garde",
    ],
    influence_tile: ["n1", "n2", "n3", "n4", "n5"],
    knowledge: ["k1", "k2", "k3", "k4", "k5", "k6", "k7"],
    layer: ["specialist", "knowledge", "wealth"],
    metric: [
      "region", "citizen-in-fullest-region", "majority", "influence-tile",
      "face-up-influence-tile", "invention", "invention-economy", "invention-culture",
      "invention-technology", "invention-set", "milestone-era", "citizen-on-milestone", "academic",
      "citizen", "tile", "tile-economy", "tile-culture", "tile-technology", "tile-wealth", "set",
      "full-row", "adjacent",
    ],
    milestone: [
      "control-of-fire", "stone-knapping", "spoken-language", "cordage", "symbolic-art",
      "agriculture", "animal-domestication", "pottery", "weaving", "mining", "writing", "wheel",
      "mathematics", "papermaking", "water-power", "steam-power", "electricity",
      "combustion-engine", "solar-cell", "microchip", "computer-network",
    ],
    old_region: REGION_NAMES,
    region: REGION_NAMES,
    role: ["presenter", "inventor", "innovator"],
    shelf: ["common", "private", "unclaimed", "eureka"],
    space: ["3-1", "3-2", "3-3", "4-1", "4-2", "4-3", "5-1", "5-2", "5-3", "6-1", "6-2", "6-3"],
    specialist: ["s1", "s2", "s3", "s4", "s5", "s6", "s7"],
    tile: [
      "economy-1", "economy-2", "economy-3", "economy-4", "economy-5", "economy-6", "economy-7",
      "culture-1", "culture-2", "culture-3", "culture-4", "culture-5", "culture-6", "culture-7",
      "technology-1", "technology-2", "technology-3", "technology-4", "technology-5",
      "technology-6", "technology-7", "wealth-a", "wealth-b", "wealth-c", "wealth-d", "wealth-e",
      "wealth-f", "wealth-g", "start",
    ],
    why: [
      "pillar", "specialist-tile", "milestone", "era-space", "economy-tile", "culture-tile",
      "technology-tile", "placing", "influence-tile", "guest", "sharing", "knowledge",
      "era-change", "influence-track", "wealth-tile", "goal",
    ],
  },
  counted: {},
  seated: ["seat", "owner", "holder"],
  options: [
    { key: "forum-influence", values: ["no", "yes"], default: "no", open: false },
    { key: "insist", values: ["no", "yes"], default: "no", open: false },
  ],
  actions: {
    "draw-order": { say: "do-draw-order", fields: ["seat"], text: null },
    "draw-specialist": {
      say: "do-draw-specialist",
      fields: ["specialist"],
      text: "draw {specialist}",
    },
    "draw-knowledge": {
      say: "do-draw-knowledge",
      fields: ["knowledge"],
      text: "draw {knowledge}",
    },
    "draw-wealth": { say: "do-draw-wealth", fields: ["tile"], text: "draw {tile}" },
    "draw-milestone": {
      say: "do-draw-milestone",
      fields: ["milestone"],
      text: "draw {milestone}",
    },
    "draw-idea": { say: "do-draw-idea", fields: ["card"], text: "draw {card}" },
    "draw-goal": { say: "do-draw-goal", fields: ["goal"], text: "draw goal {goal}" },
    drop: { say: "do-drop", fields: ["goal"], text: "drop {goal}" },
    pillar: { say: "do-pillar", fields: ["deed"], text: "pillar {deed}" },
    present: { say: "do-present", fields: ["card", "region"], text: "present {card} {region}" },
    invent: { say: "do-invent", fields: ["region"], text: "invent {region}" },
    innovate: { say: "do-innovate", fields: ["region"], text: "innovate {region}" },
    share: { say: "do-share", fields: ["region"], text: "share {region}" },
    call: { say: "do-call", fields: ["region", "count"], text: "call {region} {count}" },
    claim: {
      say: "do-claim",
      fields: ["region", "influence_tile"],
      text: "claim {region} {influence_tile}",
    },
    move: { say: "do-move", fields: ["old_region", "region"], text: "move {old_region} {region}" },
    discover: { say: "do-discover", fields: ["milestone"], text: "eureka {milestone}" },
    dispatch: { say: "do-dispatch", fields: ["milestone"], text: "dispatch {milestone}" },
    recall: { say: "do-recall", fields: ["milestone"], text: "recall {milestone}" },
    send: { say: "do-send", fields: ["citizen"], text: "send {citizen}" },
    exhaust: { say: "do-exhaust", fields: ["field"], text: "exhaust {field}" },
    "exhaust-academic": {
      say: "do-exhaust-academic",
      fields: ["field"],
      text: "exhaust academic {field}",
    },
    ready: { say: "do-ready", fields: ["field"], text: "ready {field}" },
    assign: { say: "do-assign", fields: ["field"], text: "assign {field}" },
    settle: { say: "do-settle", fields: ["region"], text: "settle {region}" },
    choose: { say: "do-choose", fields: ["effect"], text: "choose {effect}" },
    advance: { say: "do-advance", fields: ["place"], text: "advance {place}" },
    "chain-card": { say: "do-chain-card", fields: ["card"], text: "chain {card}" },
    "chain-influence": {
      say: "do-chain-influence",
      fields: ["influence_tile"],
      text: "chain {influence_tile}",
    },
    "chain-knowledge": {
      say: "do-chain-knowledge",
      fields: ["knowledge"],
      text: "chain {knowledge}",
    },
    "chain-technology": { say: "do-chain-technology", fields: ["tile"], text: "chain {tile}" },
    pick: { say: "do-pick", fields: ["card"], text: "pick {card}" },
    take: { say: "do-take", fields: ["tile"], text: "take {tile}" },
    discard: { say: "do-discard", fields: ["tile"], text: "discard {tile}" },
    place: { say: "do-place", fields: ["tile", "cell"], text: "place {tile} {cell}" },
    "go-to": { say: "do-go-to", fields: ["place"], text: "rank {place}" },
    enrich: { say: "do-enrich", fields: [], text: "enrich" },
    aspire: { say: "do-aspire", fields: [], text: "aspire" },
    pay: { say: "do-pay", fields: [], text: "pay" },
    skip: { say: "do-skip", fields: [], text: "skip" },
    use: { say: "do-use", fields: ["tile"], text: "use {tile}" },
    pass: { say: "do-pass", fields: [], text: "pass" },
    stop: { say: "do-stop", fields: [], text: "stop" },
    done: { say: "do-done", fields: [], text: "done" },
  },
  content: {
    regions: [
      {
        name: "africa",
        ropes: ["middle-east", "europe", "south-america"],
        spaces: 2,
        title: "Africa",
        x: 482,
        y: 408,
      },
      {
        name: "middle-east",
        ropes: ["africa", "europe", "asia"],
        spaces: 2,
        title: "Middle East",
        x: 664,
        y: 284,
      },
      {
        name: "europe",
        ropes: ["africa", "middle-east", "asia", "north-america"],
        spaces: 2,
        title: "Europe",
        x: 478,
        y: 118,
      },
      {
        name: "asia",
        ropes: ["middle-east", "europe", "oceania", "north-america"],
        spaces: 2,
        title: "Asia",
        x: 852,
        y: 132,
      },
      {
        name: "oceania",
        ropes: ["asia", "south-america"],
        spaces: 2,
        title: "Oceania",
        x: 878,
        y: 430,
      },
      {
        name: "north-america",
        ropes: ["europe", "asia", "south-america"],
        spaces: 2,
        title: "North America",
        x: 136,
        y: 138,
      },
      {
        name: "south-america",
        ropes: ["africa", "oceania", "north-america"],
        spaces: 2,
        title: "South America",
        x: 254,
        y: 428,
      },
    ],
    forum_of: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4],
    era_rounds: [1, 3, 3, 3, 3, 0],
    band: [
      { change: 1, first: 0, ip: 0, last: 0, tokens: 1 },
      { change: 0, first: 1, ip: 1, last: 3, tokens: 1 },
      { change: 0, first: 1, ip: 1, last: 3, tokens: 1 },
      { change: 0, first: 1, ip: 1, last: 3, tokens: 1 },
      { change: -1, first: 4, ip: 5, last: 7, tokens: 2 },
      { change: -1, first: 4, ip: 5, last: 7, tokens: 2 },
      { change: -1, first: 4, ip: 5, last: 7, tokens: 2 },
      { change: -1, first: 4, ip: 5, last: 7, tokens: 2 },
      { change: -2, first: 8, ip: 10, last: 10, tokens: 3 },
      { change: -2, first: 8, ip: 10, last: 10, tokens: 3 },
      { change: -2, first: 8, ip: 10, last: 10, tokens: 3 },
    ],
    era_spaces: [
      { benefit: [[{ amount: 2, detail: 0, kind: 1 }]], era: 3, orders: false, place: 1 },
      { benefit: [[{ amount: 1, detail: 3, kind: 2 }]], era: 3, orders: false, place: 2 },
      { benefit: [[{ amount: 1, detail: 0, kind: 13 }]], era: 3, orders: true, place: 3 },
      { benefit: [[{ amount: 2, detail: 0, kind: 3 }]], era: 4, orders: false, place: 1 },
      { benefit: [[{ amount: 1, detail: 3, kind: 6 }]], era: 4, orders: false, place: 2 },
      {
        benefit: [[{ amount: 1, detail: 0, kind: 13 }], [{ amount: 1, detail: 0, kind: 5 }]],
        era: 4,
        orders: true,
        place: 3,
      },
      { benefit: [[{ amount: 3, detail: 0, kind: 5 }]], era: 5, orders: false, place: 1 },
      { benefit: [[{ amount: 1, detail: 3, kind: 6 }]], era: 5, orders: false, place: 2 },
      {
        benefit: [[{ amount: 1, detail: 0, kind: 13 }], [{ amount: 1, detail: 0, kind: 3 }]],
        era: 5,
        orders: true,
        place: 3,
      },
      { benefit: [[{ amount: 8, detail: 0, kind: 5 }]], era: 6, orders: false, place: 1 },
      { benefit: [[{ amount: 6, detail: 0, kind: 5 }]], era: 6, orders: false, place: 2 },
      { benefit: [[{ amount: 4, detail: 0, kind: 5 }]], era: 6, orders: false, place: 3 },
    ],
    milestones: [
      {
        benefit: [[{ amount: 2, detail: 0, kind: 1 }]],
        code: "A1",
        era: 1,
        letter: 0,
        name: "control-of-fire",
        spaces: 3,
        title: "Control of Fire",
      },
      {
        benefit: [[{ amount: 1, detail: 2, kind: 2 }]],
        code: "A2",
        era: 1,
        letter: 0,
        name: "stone-knapping",
        spaces: 3,
        title: "Stone Knapping",
      },
      {
        benefit: [[{ amount: 1, detail: 0, kind: 3 }]],
        code: "A3",
        era: 1,
        letter: 0,
        name: "spoken-language",
        spaces: 3,
        title: "Spoken Language",
      },
      {
        benefit: [[{ amount: 1, detail: 0, kind: 2 }]],
        code: "A4",
        era: 1,
        letter: 0,
        name: "cordage",
        spaces: 3,
        title: "Cordage",
      },
      {
        benefit: [[{ amount: 1, detail: 1, kind: 2 }]],
        code: "A5",
        era: 1,
        letter: 0,
        name: "symbolic-art",
        spaces: 3,
        title: "Symbolic Art",
      },
      {
        benefit: [[{ amount: 1, detail: 3, kind: 2 }]],
        code: "B1",
        era: 2,
        letter: 1,
        name: "agriculture",
        spaces: 3,
        title: "Agriculture",
      },
      {
        benefit: [[{ amount: 1, detail: 0, kind: 4 }]],
        code: "B2",
        era: 2,
        letter: 1,
        name: "animal-domestication",
        spaces: 3,
        title: "Animal Domestication",
      },
      {
        benefit: [[{ amount: 2, detail: 0, kind: 5 }]],
        code: "B3",
        era: 2,
        letter: 1,
        name: "pottery",
        spaces: 3,
        title: "Pottery",
      },
      {
        benefit: [[{ amount: 2, detail: 0, kind: 3 }]],
        code: "B4",
        era: 2,
        letter: 1,
        name: "weaving",
        spaces: 3,
        title: "Weaving",
      },
      {
        benefit: [[{ amount: 1, detail: 0, kind: 6 }]],
        code: "C1",
        era: 3,
        letter: 2,
        name: "mining",
        spaces: 3,
        title: "Mining",
      },
      {
        benefit: [[{ amount: 1, detail: 1, kind: 6 }]],
        code: "C2",
        era: 3,
        letter: 2,
        name: "writing",
        spaces: 3,
        title: "Writing",
      },
      {
        benefit: [[{ amount: 1, detail: 2, kind: 6 }]],
        code: "C3",
        era: 3,
        letter: 2,
        name: "wheel",
        spaces: 3,
        title: "The Wheel",
      },
      {
        benefit: [[{ amount: 1, detail: 0, kind: 7 }], [{ amount: 1, detail: 0, kind: 3 }]],
        code: "D1",
        era: 4,
        letter: 3,
        name: "mathematics",
        spaces: 3,
        title: "Mathematics",
      },
      {
        benefit: [[{ amount: 3, detail: 0, kind: 5 }]],
        code: "D2",
        era: 4,
        letter: 3,
        name: "papermaking",
        spaces: 3,
        title: "Papermaking",
      },
      {
        benefit: [[{ amount: 4, detail: 0, kind: 1 }]],
        code: "D3",
        era: 4,
        letter: 3,
        name: "water-power",
        spaces: 3,
        title: "Water Power",
      },
      {
        benefit: [[{ amount: 1, detail: 3, kind: 6 }]],
        code: "E1",
        era: 5,
        letter: 4,
        name: "steam-power",
        spaces: 3,
        title: "Steam Power",
      },
      {
        benefit: [[{ amount: 3, detail: 0, kind: 3 }]],
        code: "E2",
        era: 5,
        letter: 4,
        name: "electricity",
        spaces: 3,
        title: "Electricity",
      },
      {
        benefit: [[{ amount: 2, detail: 1, kind: 4 }]],
        code: "E3",
        era: 5,
        letter: 4,
        name: "combustion-engine",
        spaces: 3,
        title: "Internal Combustion Engine",
      },
      {
        benefit: [[{ amount: 5, detail: 0, kind: 5 }]],
        code: "F1",
        era: 6,
        letter: 5,
        name: "solar-cell",
        spaces: 3,
        title: "Solar Cell",
      },
      {
        benefit: [[{ amount: 1, detail: 3, kind: 6 }], [{ amount: 1, detail: 0, kind: 3 }]],
        code: "F2",
        era: 6,
        letter: 5,
        name: "microchip",
        spaces: 3,
        title: "Microchip",
      },
      {
        benefit: [[{ amount: 1, detail: 0, kind: 8 }]],
        code: "F3",
        era: 6,
        letter: 5,
        name: "computer-network",
        spaces: 3,
        title: "Computer Network",
      },
    ],
    ideas: [
      { deed: 4, era: 1, extra: 0, field: 0, milestone: 0, name: "cooking", title: "Cooking" },
      {
        deed: 6,
        era: 1,
        extra: 0,
        field: 0,
        milestone: 3,
        name: "fishing-net",
        title: "Fishing Net",
      },
      {
        deed: 8,
        era: 1,
        extra: 0,
        field: 0,
        milestone: 2,
        name: "gift-exchange",
        title: "Gift Exchange",
      },
      {
        deed: 0,
        era: 1,
        extra: 0,
        field: 1,
        milestone: 2,
        name: "storytelling",
        title: "Storytelling",
      },
      {
        deed: 5,
        era: 1,
        extra: 0,
        field: 1,
        milestone: 4,
        name: "bone-flute",
        title: "Bone Flute",
      },
      {
        deed: 6,
        era: 1,
        extra: 0,
        field: 1,
        milestone: 1,
        name: "sewn-clothing",
        title: "Sewn Clothing",
      },
      {
        deed: 1,
        era: 1,
        extra: 0,
        field: 2,
        milestone: 1,
        name: "hafted-spear",
        title: "Hafted Spear",
      },
      { deed: 0, era: 1, extra: 0, field: 2, milestone: 0, name: "fat-lamp", title: "Fat Lamp" },
      { deed: 4, era: 2, extra: 1, field: 0, milestone: 0, name: "bread", title: "Bread" },
      { deed: 3, era: 2, extra: 0, field: 0, milestone: 5, name: "granary", title: "Granary" },
      { deed: 2, era: 2, extra: 0, field: 0, milestone: 6, name: "dairying", title: "Dairying" },
      { deed: 5, era: 2, extra: 1, field: 1, milestone: 4, name: "megalith", title: "Megalith" },
      {
        deed: 8,
        era: 2,
        extra: 0,
        field: 1,
        milestone: 8,
        name: "dyed-cloth",
        title: "Dyed Cloth",
      },
      {
        deed: 1,
        era: 2,
        extra: 1,
        field: 2,
        milestone: 3,
        name: "bow-and-arrow",
        title: "Bow and Arrow",
      },
      { deed: 2, era: 2, extra: 1, field: 2, milestone: 1, name: "sickle", title: "Sickle" },
      { deed: 1, era: 2, extra: 0, field: 2, milestone: 7, name: "kiln", title: "Kiln" },
      {
        deed: 3,
        era: 3,
        extra: 1,
        field: 0,
        milestone: 5,
        name: "irrigation-canal",
        title: "Irrigation Canal",
      },
      {
        deed: 6,
        era: 3,
        extra: 1,
        field: 0,
        milestone: 8,
        name: "sailing-ship",
        title: "Sailing Ship",
      },
      { deed: 9, era: 3, extra: 0, field: 0, milestone: 9, name: "coinage", title: "Coinage" },
      { deed: 5, era: 3, extra: 1, field: 1, milestone: 7, name: "wine", title: "Wine" },
      {
        deed: 0,
        era: 3,
        extra: 0,
        field: 1,
        milestone: 10,
        name: "epic-poetry",
        title: "Epic Poetry",
      },
      {
        deed: 6,
        era: 3,
        extra: 1,
        field: 2,
        milestone: 6,
        name: "horseback-riding",
        title: "Horseback Riding",
      },
      { deed: 5, era: 3, extra: 0, field: 2, milestone: 11, name: "chariot", title: "Chariot" },
      {
        deed: 1,
        era: 3,
        extra: 0,
        field: 2,
        milestone: 9,
        name: "bronze-casting",
        title: "Bronze Casting",
      },
      {
        deed: 9,
        era: 4,
        extra: 2,
        field: 0,
        milestone: 10,
        name: "postal-service",
        title: "Postal Service",
      },
      {
        deed: 2,
        era: 4,
        extra: 1,
        field: 0,
        milestone: 14,
        name: "water-mill",
        title: "Water Mill",
      },
      {
        deed: 3,
        era: 4,
        extra: 1,
        field: 0,
        milestone: 13,
        name: "paper-money",
        title: "Paper Money",
      },
      { deed: 0, era: 4, extra: 2, field: 1, milestone: 10, name: "theatre", title: "Theatre" },
      {
        deed: 5,
        era: 4,
        extra: 2,
        field: 1,
        milestone: 9,
        name: "stained-glass",
        title: "Stained Glass",
      },
      { deed: 7, era: 4, extra: 1, field: 1, milestone: 12, name: "chess", title: "Chess" },
      {
        deed: 4,
        era: 4,
        extra: 2,
        field: 2,
        milestone: 11,
        name: "wheelbarrow",
        title: "Wheelbarrow",
      },
      { deed: 6, era: 4, extra: 1, field: 2, milestone: 12, name: "astrolabe", title: "Astrolabe" },
      {
        deed: 1,
        era: 5,
        extra: 2,
        field: 0,
        milestone: 14,
        name: "power-loom",
        title: "Power Loom",
      },
      { deed: 3, era: 5, extra: 1, field: 0, milestone: 15, name: "railway", title: "Railway" },
      { deed: 8, era: 5, extra: 2, field: 1, milestone: 13, name: "newspaper", title: "Newspaper" },
      {
        deed: 7,
        era: 5,
        extra: 2,
        field: 1,
        milestone: 13,
        name: "encyclopedia",
        title: "Encyclopedia",
      },
      { deed: 0, era: 5, extra: 1, field: 1, milestone: 16, name: "cinema", title: "Cinema" },
      { deed: 7, era: 5, extra: 2, field: 2, milestone: 12, name: "telescope", title: "Telescope" },
      { deed: 2, era: 5, extra: 1, field: 2, milestone: 15, name: "steamboat", title: "Steamboat" },
      { deed: 9, era: 5, extra: 1, field: 2, milestone: 17, name: "airplane", title: "Airplane" },
      {
        deed: 3,
        era: 6,
        extra: 3,
        field: 0,
        milestone: 17,
        name: "container-shipping",
        title: "Container Shipping",
      },
      {
        deed: 4,
        era: 6,
        extra: 2,
        field: 0,
        milestone: 20,
        name: "e-commerce",
        title: "Electronic Commerce",
      },
      {
        deed: 3,
        era: 6,
        extra: 3,
        field: 1,
        milestone: 16,
        name: "television",
        title: "Television",
      },
      {
        deed: 0,
        era: 6,
        extra: 2,
        field: 1,
        milestone: 19,
        name: "video-game",
        title: "Video Game",
      },
      {
        deed: 2,
        era: 6,
        extra: 3,
        field: 1,
        milestone: 16,
        name: "electronic-music",
        title: "Electronic Music",
      },
      { deed: 8, era: 6, extra: 2, field: 2, milestone: 18, name: "satellite", title: "Satellite" },
      {
        deed: 1,
        era: 6,
        extra: 2,
        field: 2,
        milestone: 18,
        name: "electric-car",
        title: "Electric Car",
      },
      {
        deed: 9,
        era: 6,
        extra: 3,
        field: 2,
        milestone: 15,
        name: "nuclear-power",
        title: "Nuclear Power Station",
      },
    ],
    specialists: [
      { benefit: [[{ amount: 2, detail: 0, kind: 3 }]], citizens: 1, name: "s1" },
      { benefit: [[{ amount: 1, detail: 4, kind: 6 }]], citizens: 1, name: "s2" },
      { benefit: [[{ amount: 1, detail: 0, kind: 7 }]], citizens: 1, name: "s3" },
      { benefit: [[{ amount: 1, detail: 0, kind: 3 }]], citizens: 2, name: "s4" },
      { benefit: [[{ amount: 1, detail: 0, kind: 10 }]], citizens: 2, name: "s5" },
      { benefit: [[{ amount: 1, detail: 0, kind: 1 }]], citizens: 2, name: "s6" },
      { benefit: [[{ amount: 2, detail: 0, kind: 5 }]], citizens: 2, name: "s7" },
    ],
    knowledge: [
      { deed: 0, ip: 2, name: "k1" },
      { deed: 1, ip: 2, name: "k2" },
      { deed: 2, ip: 2, name: "k3" },
      { deed: 3, ip: 2, name: "k4" },
      { deed: 5, ip: 2, name: "k5" },
      { deed: 7, ip: 2, name: "k6" },
      { deed: 8, ip: 2, name: "k7" },
    ],
    influence: [
      { citizens: 1, deed: 0, ip: 2, name: "n1" },
      { citizens: 2, deed: 1, ip: 4, name: "n2" },
      { citizens: 2, deed: 2, ip: 4, name: "n3" },
      { citizens: 3, deed: 3, ip: 7, name: "n4" },
      { citizens: 4, deed: 7, ip: 10, name: "n5" },
    ],
    tiles: [
      {
        add: 0,
        change: -1,
        deed: 0,
        effect: [[{ amount: 1, detail: 3, kind: 2 }]],
        kind: 0,
        least: 0,
        name: "economy-1",
        number: 1,
        other: 0,
        scoring: null,
      },
      {
        add: 0,
        change: -1,
        deed: 0,
        effect: [[{ amount: 3, detail: 0, kind: 1 }]],
        kind: 0,
        least: 0,
        name: "economy-2",
        number: 2,
        other: 0,
        scoring: null,
      },
      {
        add: 0,
        change: -1,
        deed: 0,
        effect: [[{ amount: 2, detail: 0, kind: 3 }]],
        kind: 0,
        least: 0,
        name: "economy-3",
        number: 3,
        other: 0,
        scoring: null,
      },
      {
        add: 0,
        change: -1,
        deed: 0,
        effect: [[{ amount: 2, detail: 0, kind: 9 }], [{ amount: 1, detail: 0, kind: 3 }]],
        kind: 0,
        least: 0,
        name: "economy-4",
        number: 4,
        other: 0,
        scoring: null,
      },
      {
        add: 0,
        change: -1,
        deed: 0,
        effect: [[{ amount: 1, detail: 0, kind: 4 }]],
        kind: 0,
        least: 0,
        name: "economy-5",
        number: 5,
        other: 0,
        scoring: null,
      },
      {
        add: 0,
        change: -1,
        deed: 0,
        effect: [[{ amount: 1, detail: 0, kind: 11 }]],
        kind: 0,
        least: 0,
        name: "economy-6",
        number: 6,
        other: 0,
        scoring: null,
      },
      {
        add: 0,
        change: -1,
        deed: 0,
        effect: [[{ amount: 1, detail: 0, kind: 12 }]],
        kind: 0,
        least: 0,
        name: "economy-7",
        number: 7,
        other: 0,
        scoring: null,
      },
      {
        add: 1,
        change: 0,
        deed: 0,
        effect: [],
        kind: 1,
        least: 0,
        name: "culture-1",
        number: 1,
        other: 0,
        scoring: null,
      },
      {
        add: -1,
        change: 2,
        deed: 1,
        effect: [],
        kind: 1,
        least: 0,
        name: "culture-2",
        number: 2,
        other: 0,
        scoring: null,
      },
      {
        add: 1,
        change: 3,
        deed: 2,
        effect: [],
        kind: 1,
        least: 0,
        name: "culture-3",
        number: 3,
        other: 0,
        scoring: null,
      },
      {
        add: 2,
        change: 1,
        deed: 3,
        effect: [],
        kind: 1,
        least: 0,
        name: "culture-4",
        number: 4,
        other: 0,
        scoring: null,
      },
      {
        add: 1,
        change: 4,
        deed: 4,
        effect: [],
        kind: 1,
        least: 0,
        name: "culture-5",
        number: 5,
        other: 0,
        scoring: null,
      },
      {
        add: -1,
        change: 5,
        deed: 5,
        effect: [],
        kind: 1,
        least: 1,
        name: "culture-6",
        number: 6,
        other: 0,
        scoring: null,
      },
      {
        add: 1,
        change: 6,
        deed: 6,
        effect: [],
        kind: 1,
        least: 0,
        name: "culture-7",
        number: 7,
        other: 0,
        scoring: null,
      },
      {
        add: 0,
        change: -1,
        deed: 0,
        effect: [],
        kind: 2,
        least: 0,
        name: "technology-1",
        number: 1,
        other: 1,
        scoring: null,
      },
      {
        add: 0,
        change: -1,
        deed: 1,
        effect: [],
        kind: 2,
        least: 0,
        name: "technology-2",
        number: 2,
        other: 3,
        scoring: null,
      },
      {
        add: 0,
        change: -1,
        deed: 2,
        effect: [],
        kind: 2,
        least: 0,
        name: "technology-3",
        number: 3,
        other: 6,
        scoring: null,
      },
      {
        add: 0,
        change: -1,
        deed: 3,
        effect: [],
        kind: 2,
        least: 0,
        name: "technology-4",
        number: 4,
        other: 5,
        scoring: null,
      },
      {
        add: 0,
        change: -1,
        deed: 4,
        effect: [],
        kind: 2,
        least: 0,
        name: "technology-5",
        number: 5,
        other: 0,
        scoring: null,
      },
      {
        add: 0,
        change: -1,
        deed: 7,
        effect: [],
        kind: 2,
        least: 0,
        name: "technology-6",
        number: 6,
        other: 8,
        scoring: null,
      },
      {
        add: 0,
        change: -1,
        deed: 6,
        effect: [],
        kind: 2,
        least: 0,
        name: "technology-7",
        number: 7,
        other: 5,
        scoring: null,
      },
      {
        add: 0,
        change: -1,
        deed: 0,
        effect: [],
        kind: 3,
        least: 0,
        name: "wealth-a",
        number: 1,
        other: 0,
        scoring: { at: 0, beyond: 0, each: 1, metric: 15, points: 2, since: 1 },
      },
      {
        add: 0,
        change: -1,
        deed: 0,
        effect: [],
        kind: 3,
        least: 0,
        name: "wealth-b",
        number: 2,
        other: 0,
        scoring: { at: 0, beyond: 0, each: 1, metric: 16, points: 2, since: 1 },
      },
      {
        add: 0,
        change: -1,
        deed: 0,
        effect: [],
        kind: 3,
        least: 0,
        name: "wealth-c",
        number: 3,
        other: 0,
        scoring: { at: 0, beyond: 0, each: 1, metric: 17, points: 2, since: 1 },
      },
      {
        add: 0,
        change: -1,
        deed: 0,
        effect: [],
        kind: 3,
        least: 0,
        name: "wealth-d",
        number: 4,
        other: 0,
        scoring: { at: 0, beyond: 0, each: 1, metric: 19, points: 4, since: 1 },
      },
      {
        add: 0,
        change: -1,
        deed: 0,
        effect: [],
        kind: 3,
        least: 0,
        name: "wealth-e",
        number: 5,
        other: 0,
        scoring: { at: 0, beyond: 0, each: 1, metric: 14, points: 1, since: 1 },
      },
      {
        add: 0,
        change: -1,
        deed: 0,
        effect: [],
        kind: 3,
        least: 0,
        name: "wealth-f",
        number: 6,
        other: 0,
        scoring: { at: 0, beyond: 0, each: 1, metric: 21, points: 2, since: 1 },
      },
      {
        add: 0,
        change: -1,
        deed: 0,
        effect: [],
        kind: 3,
        least: 0,
        name: "wealth-g",
        number: 7,
        other: 0,
        scoring: { at: 0, beyond: 0, each: 1, metric: 18, points: 3, since: 1 },
      },
      {
        add: 0,
        change: -1,
        deed: 0,
        effect: [[{ amount: 1, detail: 0, kind: 0 }, { amount: 1, detail: 0, kind: 3 }]],
        kind: 0,
        least: 0,
        name: "start",
        number: 0,
        other: 0,
        scoring: null,
      },
    ],
    change_names: [
      "influence-after", "ip-after", "extra-specialists", "specialists-gained", "free-field",
      "citizens-needed", "rope-steps",
    ],
    goals: [
      {
        code: "G01",
        most: 10,
        name: "explorers",
        scorings: [{ at: 0, beyond: 2, each: 1, metric: 0, points: 2, since: 1 }],
        title: "Explorers",
      },
      {
        code: "G02",
        most: 10,
        name: "metropolis",
        scorings: [{ at: 0, beyond: 0, each: 1, metric: 1, points: 2, since: 1 }],
        title: "Metropolis",
      },
      {
        code: "G03",
        most: 9,
        name: "dominance",
        scorings: [{ at: 0, beyond: 0, each: 1, metric: 2, points: 3, since: 1 }],
        title: "Dominance",
      },
      {
        code: "G04",
        most: 10,
        name: "statecraft",
        scorings: [{ at: 0, beyond: 0, each: 1, metric: 3, points: 2, since: 1 }],
        title: "Statecraft",
      },
      {
        code: "G05",
        most: 9,
        name: "untapped-power",
        scorings: [{ at: 0, beyond: 0, each: 1, metric: 4, points: 3, since: 1 }],
        title: "Untapped Power",
      },
      {
        code: "G06",
        most: 10,
        name: "economists",
        scorings: [
          { at: 0, beyond: 0, each: 1, metric: 6, points: 2, since: 1 },
          { at: 0, beyond: 0, each: 1, metric: 15, points: 1, since: 1 },
        ],
        title: "Economists",
      },
      {
        code: "G07",
        most: 10,
        name: "patrons",
        scorings: [
          { at: 0, beyond: 0, each: 1, metric: 7, points: 2, since: 1 },
          { at: 0, beyond: 0, each: 1, metric: 16, points: 1, since: 1 },
        ],
        title: "Patrons",
      },
      {
        code: "G08",
        most: 10,
        name: "engineers",
        scorings: [
          { at: 0, beyond: 0, each: 1, metric: 8, points: 2, since: 1 },
          { at: 0, beyond: 0, each: 1, metric: 17, points: 1, since: 1 },
        ],
        title: "Engineers",
      },
      {
        code: "G09",
        most: 10,
        name: "polymaths",
        scorings: [{ at: 0, beyond: 0, each: 1, metric: 9, points: 5, since: 1 }],
        title: "Polymaths",
      },
      {
        code: "G10",
        most: 10,
        name: "inventors",
        scorings: [{ at: 0, beyond: 0, each: 1, metric: 5, points: 2, since: 1 }],
        title: "Inventors",
      },
      {
        code: "G11",
        most: 10,
        name: "visionaries",
        scorings: [
          { at: 4, beyond: 0, each: 1, metric: 10, points: 3, since: 1 },
          { at: 5, beyond: 0, each: 1, metric: 10, points: 6, since: 1 },
          { at: 6, beyond: 0, each: 1, metric: 10, points: 10, since: 1 },
        ],
        title: "Visionaries",
      },
      {
        code: "G12",
        most: 10,
        name: "embassies",
        scorings: [{ at: 0, beyond: 0, each: 1, metric: 11, points: 2, since: 1 }],
        title: "Embassies",
      },
      {
        code: "G13",
        most: 10,
        name: "academy",
        scorings: [{ at: 0, beyond: 0, each: 1, metric: 12, points: 2, since: 1 }],
        title: "Academy",
      },
      {
        code: "G14",
        most: 10,
        name: "growth",
        scorings: [{ at: 0, beyond: 0, each: 2, metric: 13, points: 1, since: 1 }],
        title: "Growth",
      },
      {
        code: "G15",
        most: 8,
        name: "merchant-guild",
        scorings: [{ at: 0, beyond: 0, each: 1, metric: 15, points: 2, since: 1 }],
        title: "Merchant Guild",
      },
      {
        code: "G16",
        most: 8,
        name: "artist-guild",
        scorings: [{ at: 0, beyond: 0, each: 1, metric: 16, points: 2, since: 1 }],
        title: "Artist Guild",
      },
      {
        code: "G17",
        most: 8,
        name: "thinker-guild",
        scorings: [{ at: 0, beyond: 0, each: 1, metric: 17, points: 2, since: 1 }],
        title: "Thinker Guild",
      },
      {
        code: "G18",
        most: 10,
        name: "builders",
        scorings: [{ at: 0, beyond: 0, each: 1, metric: 14, points: 1, since: 1 }],
        title: "Builders",
      },
      {
        code: "G19",
        most: 10,
        name: "planners",
        scorings: [{ at: 0, beyond: 0, each: 1, metric: 20, points: 4, since: 1 }],
        title: "Planners",
      },
      {
        code: "G20",
        most: 9,
        name: "prosperity",
        scorings: [{ at: 0, beyond: 0, each: 1, metric: 18, points: 3, since: 1 }],
        title: "Prosperity",
      },
      {
        code: "G21",
        most: 9,
        name: "avant-garde",
        scorings: [{ at: 0, beyond: 0, each: 1, metric: 5, points: 3, since: 4 }],
        title: "Avant-garde",
      },
    ],
    chain_tokens: 3,
    economy_tokens: 3,
    aspirations: 4,
    common_spaces: 5,
    idea_spaces: 3,
    eureka_spaces: 3,
    row: 4,
    row_cost: [0, 3, 2, 1, 0],
    goals_scored: 2,
  },
} satisfies GameConstant & { readonly content: InventionsContent };
