import { pageStorage, readText } from '#base'

export const labelsKey = 'coffer.labels'

let areLabelsUsed = false

/** A label was added or removed, whether this browser could store that or not. */
export function noteLabels(): void {
  areLabelsUsed = true
}

/**
 * Whether this browser keeps labels, or should. The frame of every page needs only this, without
 * reading them.
 */
export const hasLabels = (): boolean => areLabelsUsed || readText(labelsKey, pageStorage()) !== null
