import { useSyncExternalStore } from 'react'
import { createPersistedStore, sameAddress, type SafeRef, type StorageTrouble } from '#base'
import { templatesKey } from '#screens/core/stores'
import { type CalendarDay, dueAfter, isDue, type Schedule } from './schedule.ts'
import { isSameName, parseTemplates, type Template, type Templates } from './template.ts'

const initial: Templates = { all: [], leftOut: [] }

const store = createPersistedStore<Templates>({
  key: templatesKey,
  backsUp: true,
  parse: parseTemplates,
  initial,
})

/** False if the change lasts only as long as the page. */
export const changeTemplates = (
  change: (before: readonly Template[]) => readonly Template[],
): boolean =>
  store.update((before) => {
    const all = change(before.all)
    return all === before.all ? before : { ...before, all }
  })

/** The names of damaged templates aren't shown again. */
export const forgetLeftOut = (): boolean =>
  store.update((before) => ({ ...before, leftOut: initial.leftOut }))

export const storedTemplates = (): readonly Template[] => store.get().all

/** All templates of this browser, and the names of those that couldn't be read. */
export const useTemplates = (): Templates =>
  useSyncExternalStore(store.subscribe, store.get, () => initial)

/** Storage problems of templates that the user should know about. */
export const useTemplatesTrouble = (): StorageTrouble | undefined =>
  useSyncExternalStore(store.subscribe, store.getTrouble, () => undefined)

/** Adds a template, or replaces the one with its ID. */
export const withTemplate = (all: readonly Template[], template: Template): readonly Template[] =>
  all.some(({ id }) => id === template.id)
    ? all.map((one) => (one.id === template.id ? template : one))
    : [...all, template]

/** Changes a template, as it is by now; nothing if it was deleted. */
export const withChanged = (
  all: readonly Template[],
  id: string,
  change: Pick<Template, 'name' | 'schedule'>,
): readonly Template[] => all.map((one) => (one.id === id ? { ...one, ...change } : one))

/** Restores a deleted template, unless its name is taken by now. */
export const withTemplateBack = (
  all: readonly Template[],
  template: Template,
  at: number,
): readonly Template[] =>
  all.some((one) => one.id === template.id || isSameName(one, template))
    ? all
    : all.toSpliced(at, 0, template)

/** The reminder of `due`, moved to its next date, unless another tab has moved it already. */
export const withNextDue = (
  all: readonly Template[],
  id: string,
  due: CalendarDay,
): readonly Template[] =>
  all.some((one) => one.id === id && one.schedule?.next === due)
    ? all.map((one) =>
        one.id === id && one.schedule
          ? { ...one, schedule: { ...one.schedule, next: dueAfter(one.schedule, due) } }
          : one,
      )
    : all

/** The reminder of a Safe that is due on a date. */
export type DueTemplate = Template & { schedule: Schedule }

/** A Safe's due templates, the longest overdue first. */
export const dueTemplates = (
  all: readonly Template[],
  at: SafeRef,
  today: CalendarDay,
): readonly DueTemplate[] =>
  all
    .filter(
      (one): one is DueTemplate =>
        one.schedule !== undefined &&
        one.safe.chainId === at.chainId &&
        sameAddress(one.safe.address, at.address) &&
        isDue(one.schedule, today),
    )
    .toSorted((a, b) => (a.schedule.next < b.schedule.next ? -1 : 1))
