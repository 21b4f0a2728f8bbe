import type { Failure } from '#base'

/** A switch that was pressed: the choice is being saved, or couldn't be. */
type DataChange =
  | { status: 'saving'; enabled: boolean }
  | { status: 'failed'; enabled: boolean; reason: Failure }

/** By the ID of the type of data. */
export type DataChanges = Readonly<Record<string, DataChange>>

/**
 * Whether a switch is on: as pressed while that is being saved, otherwise as the gateway reports
 * it.
 */
export const isOn = (id: string, enabled: readonly string[], changes: DataChanges): boolean =>
  changes[id]?.status === 'saving' ? changes[id].enabled : enabled.includes(id)
