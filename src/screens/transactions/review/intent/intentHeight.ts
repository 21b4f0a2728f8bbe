/** Pixels that the fields of most of them take; kept free until they are there. */
export const intentHeight = 420
