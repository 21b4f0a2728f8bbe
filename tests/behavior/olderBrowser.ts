import type { Page } from 'playwright'
import { newerNames } from '../architecture/browserFeatures.ts'

/**
 * Deletes from a page what the oldest supported browsers lack. Call it before the page is opened.
 */
export const makeOlder = (page: Page): Promise<unknown> =>
  page.addInitScript(deleteNames, [...newerNames])

/** Runs inside the page, so it must not use anything from outside. */
export function deleteNames(names: readonly string[]): void {
  const before: string[] = []
  for (const name of names) {
    const owners = name.split('.')
    const property = owners.pop() ?? ''
    const owner = owners.reduce<object | undefined>(
      (from, key) => Reflect.get(from ?? {}, key) as object | undefined,
      globalThis,
    )
    if (!owner || !Reflect.has(owner, property)) continue
    before.push(name)
    if (!Reflect.deleteProperty(owner, property) || Reflect.has(owner, property))
      throw new Error(`${name} can't be deleted.`)
  }
  Object.assign(globalThis, { cofferDeleted: before })
}

/** What was deleted: everything that this browser had. */
export const deletedFrom = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { cofferDeleted?: string[] }).cofferDeleted ?? [])
