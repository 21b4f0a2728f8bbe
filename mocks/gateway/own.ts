/** What belongs to people and to no chain: a part for each kind of it. */
export interface OwnData {}

export const createOwnData = (): OwnData => ({})
