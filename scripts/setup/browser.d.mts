export function browserEnvironment(): Record<string, string>
export function launchOptions(): {
  executablePath?: string
  args: string[]
  env: Record<string, string>
}
export function pictureOptions(): {
  executablePath?: string
  args: string[]
  env: Record<string, string>
}
export function findBrowser(): string | undefined
export function rememberBrowser(file: string): void
export function systemBrowser(): string | undefined
export function playwrightBrowser(): string | undefined
