export const otherBrowsers: readonly {
  name: 'Firefox' | 'WebKit'
  isThere: () => boolean
  advice: string
}[]
export function findFirefox(): string | undefined
export function findWebKit(): { driver: string; display: string; browser: string } | undefined
