import type { RangeForm } from './exportRange.ts'
import type { ExportFormat } from './historyFile.ts'
import type { LeftOut } from './ledgerRows.ts'

export interface ExportForm extends RangeForm {
  format: ExportFormat
  /** Whether to add what each transfer was worth. */
  withValues: boolean
}

export interface SavedFile {
  name: string
  rows: number
  leftOut: LeftOut
  /** Lines without a value, if the user requested values. */
  valueless: { none: number; notLoaded: number }
  /** Transactions with amounts that only the gateway reports. */
  unread: number
}

export type ExportState =
  | { step: 'form'; problem?: 'empty' | 'nothingLeft' | 'failed' }
  | {
      step: 'working'
      phase: 'rows' | 'network' | 'prices'
      done: number
      of?: number | undefined
    }
  /** The price source failed after some prices. */
  | { step: 'pricesFailed'; have: number; of: number }
  | ({ step: 'done' } & SavedFile)
