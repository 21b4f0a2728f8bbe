import { Notice, useText } from '#ui'
import type { AppEntry } from './appEntry.ts'
import { appsText } from './text.ts'

/** Warns of an app that could be mistaken for a listed one. */
export function LookAlikeNotice({ of, origin }: { of: AppEntry | undefined; origin: string }) {
  const text = useText(appsText)
  return (
    of && (
      <Notice tone="danger" title={text('lookAlike', { name: of.name })}>
        {text('lookAlikeText', { name: of.name, listed: of.origin, origin })}
      </Notice>
    )
  )
}
