/** Where creations are stored; a file of its own, so that a page can look whether there are any. */
export const creationsKey = 'coffer.creations'
