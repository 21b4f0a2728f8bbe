import { numberFormat } from '#base'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A length of time in its largest fitting unit, from `1 minute` on: `3 hours`, `2 days`. */
export function durationText(ms: number, locale: string): string {
  const [unit, length] =
    ms >= 2 * day
      ? (['day', day] as const)
      : ms >= hour
        ? (['hour', hour] as const)
        : (['minute', minute] as const)
  const count = Math.max(1, Math.round(ms / length))
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
