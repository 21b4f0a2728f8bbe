import { pageStorage, readText } from '#base'

export const labelsKey = 'coffer.labels'

/** Whether this browser keeps labels. The frame of every page asks, and needn't read them. */
export const hasLabels = (): boolean => readText(labelsKey, pageStorage()) !== null
