import type { SafeApp } from '#queries'

const names = { TWITTER: 'X (Twitter)', GITHUB: 'GitHub', DISCORD: 'Discord', TELEGRAM: 'Telegram' }

/** The name of a platform, which is the same in every language; undefined for other platforms. */
export const socialName = (platform: SafeApp['socials'][number]['platform']): string | undefined =>
  platform === 'UNKNOWN' ? undefined : names[platform]
