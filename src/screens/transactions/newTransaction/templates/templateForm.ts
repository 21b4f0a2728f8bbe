import type { SafeRef } from '#base'
import { type NameProblem, nameProblem } from '#screens/common/contactName'
import { readContactName } from '#screens/core/names'
import {
  blanked,
  type CalendarDay,
  everies,
  type Every,
  isCalendarDay,
  isSameName,
  monthDayOf,
  type Schedule,
  scheduled,
  type Template,
} from '#screens/core/templates'
import type { TransactionDraft } from '#screens/core/stores'

/** The user's input for a template. */
export interface TemplateForm {
  name: string
  /** IDs of the draft's calls whose amounts are left blank. */
  blanks: readonly number[]
  every: Every | 'none'
  start: CalendarDay
  day: number
}

export interface TemplateCheck {
  name?: NameProblem | { why: 'taken' }
  start?: 'invalid'
  /** What is stored, if everything is right. */
  complete?: { name: string; schedule: Schedule | undefined }
}

/** The form of an existing template, or of a new one. */
export const formOf = (template: Template | undefined, today: CalendarDay): TemplateForm => ({
  name: template?.name ?? '',
  blanks: [],
  every: template?.schedule?.every ?? 'none',
  start: template?.schedule?.start ?? today,
  day: monthDayOf(template?.schedule ?? { every: 'month', start: today }),
})

/** Parses a saved form; undefined if it's invalid. */
export function readTemplateForm(value: unknown): TemplateForm | undefined {
  const { name, blanks, every, start, day } = (value ?? {}) as Record<string, unknown>
  const isForm =
    typeof name === 'string' &&
    Array.isArray(blanks) &&
    blanks.every(Number.isSafeInteger) &&
    (every === 'none' || everies.includes(every as Every)) &&
    typeof start === 'string' &&
    Number.isSafeInteger(day)
  return isForm ? (value as TemplateForm) : undefined
}

/** Checks the form of a template of a Safe; `edited` is the template being edited. */
export function checkTemplate(
  form: TemplateForm,
  { at, all, edited }: { at: SafeRef; all: readonly Template[]; edited: Template | undefined },
): TemplateCheck {
  const { every, start } = form
  const name = readContactName(form.name)
  const problem = nameProblem(form.name)
  const isTaken =
    name !== undefined &&
    all.some((one) => one.id !== edited?.id && isSameName(one, { name, safe: edited?.safe ?? at }))
  const isStart = every === 'none' || isCalendarDay(start)
  if (problem || isTaken || !isStart || name === undefined)
    return {
      ...(problem ? { name: problem } : isTaken && { name: { why: 'taken' } }),
      ...(!isStart && { start: 'invalid' }),
    }
  return { complete: { name, schedule: scheduleOf(form, edited?.schedule) } }
}

function scheduleOf(
  { every, start, day }: TemplateForm,
  before: Schedule | undefined,
): Schedule | undefined {
  if (every === 'none') return undefined
  // Renaming a template doesn't make a finished or skipped date due again.
  const isSame =
    before?.every === every &&
    before.start === start &&
    (every !== 'month' || monthDayOf(before) === day)
  return isSame ? before : scheduled({ every, start, ...(every === 'month' && { day }) })
}

/** A new template of a draft. */
export const templateOf = (
  { calls, note }: TransactionDraft,
  {
    id,
    at,
    blanks,
    complete,
  }: {
    id: string
    at: SafeRef
    blanks: readonly number[]
    complete: NonNullable<TemplateCheck['complete']>
  },
): Template => ({
  id,
  safe: at,
  note,
  name: complete.name,
  ...(complete.schedule && { schedule: complete.schedule }),
  calls: calls.map(({ id: callId, ...call }) => (blanks.includes(callId) ? blanked(call) : call)),
})
