export interface Baseline {
  name: string
  bytes: number
}
export const baselineFolder: string
export function baselines(): Baseline[]
export function orphans(pictures: readonly string[]): string[]
export function baselineReport(all: readonly Baseline[]): { text: string; fits: boolean }
