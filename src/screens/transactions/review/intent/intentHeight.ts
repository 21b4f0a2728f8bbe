/** Pixels that the fields of most intents take; reserved until they are loaded. */
export const intentHeight = 420
