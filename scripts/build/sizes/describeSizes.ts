import type { Comparison, Row } from './compareSizes.ts'
import { KiB } from './part.ts'

const kib = (bytes: number) => (bytes / KiB).toFixed(1)

/** The lines of the report: each part next to its committed size, then the outliers. */
export function describeSizes({ sections, ...names }: Comparison): readonly string[] {
  return [
    'Gzipped sizes in KiB, next to those in scripts/build/sizes.json.',
    ...sections.flatMap(({ title, rows }) => ['', title, ...rows.map(lineOf)]),
    '',
    ...listed('Larger by more than 10 %', names.larger),
    ...listed('New', names.added),
    ...listed('Gone', names.removed),
  ]
}

function lineOf({ name, bytes, before, limit, isLarger, isForeign }: Row): string {
  const columns = [
    kib(bytes).padStart(8),
    (before === undefined ? '' : kib(before)).padStart(8),
    (isForeign ? '' : before === undefined ? 'new' : changeOf(bytes, before)).padStart(8),
  ]
  const notes = [
    ...(limit === undefined ? [] : [`(limit ${kib(limit)})`]),
    ...(isLarger ? ['← larger'] : []),
  ]
  return [...columns, ` ${isForeign ? `for comparison: ${name}` : name}`, ...notes].join(' ')
}

function changeOf(bytes: number, before: number): string {
  const percent = ((bytes - before) / before) * 100
  if (Math.abs(percent) < 0.05) return '='
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(1)} %`
}

const listed = (title: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${title}:`, ...names.map((name) => `  ${name}`)]
