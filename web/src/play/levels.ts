/** The levels of bots that people choose from, the weakest first. */

export const LEVELS = ["apprentice", "journeyman", "master", "grandmaster"] as const;
