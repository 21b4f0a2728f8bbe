import type { NotificationPlan, PlannedSafe } from '#screens/core/environment'

/** A notification as the worker shows it. */
export interface ShownNotification {
  title: string
  body: string
  /** A later notification with the same tag replaces this one. */
  tag: string
  /** The path and query of the page that it opens. */
  href: string
  lang: string
}

interface Push {
  type: string
  chainId: string
  address: string
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isAddress = (value: unknown): value is string =>
  isText(value) && /^0x[\da-fA-F]{40}$/.test(value)

/**
 * Gateway messages have these fields at the top level or, from Firebase, in `data`. Nothing else in
 * them is read.
 */
function readPush(text: string): Push | undefined {
  const { data, ...own } = JSON.parse(text) as Record<string, unknown>
  const { type, chainId, address } = (
    typeof data === 'object' && data !== null ? data : own
  ) as Record<string, unknown>
  return isText(type) && isText(chainId) && /^\d+$/.test(chainId) && isAddress(address)
    ? { type, chainId, address }
    : undefined
}

const pages: Readonly<Record<string, string>> = {
  CONFIRMATION_REQUEST: '/transactions/queue',
  DELETED_MULTISIG_TRANSACTION: '/transactions/queue',
  MESSAGE_CONFIRMATION_REQUEST: '/transactions/messages',
}
const history = '/transactions/history'

/**
 * The notification for a push message; undefined if nothing is shown: messages in another format,
 * about Safes that aren't registered here, and of kinds the user has turned off. A message only
 * selects from what the page has planned: its text, numbers, and addresses are never shown, and the
 * URL is built here.
 */
export function notificationOf(
  text: string,
  { safes, words, locale }: NotificationPlan,
): ShownNotification | undefined {
  let push: Push | undefined
  try {
    push = readPush(text)
  } catch {
    // Not JSON, or not an object.
  }
  if (!push) return undefined
  const { type, chainId, address } = push
  const safe = safes.find(
    (one) => one.chainId === chainId && one.address.toLowerCase() === address.toLowerCase(),
  )
  const kind = safe?.kinds.find((one) => one === type)
  if (!safe || !kind) return undefined
  return {
    title: words[kind],
    body: safe.about,
    tag: `${kind} ${chainId}:${safe.address}`,
    href: `${pages[kind] ?? history}?safe=${safe.prefix}:${safe.address}`,
    lang: locale,
  }
}

const isSafe = (value: unknown): value is PlannedSafe => {
  const { chainId, address, prefix, about, kinds } = (value ?? {}) as Record<string, unknown>
  return (
    isText(chainId) &&
    isAddress(address) &&
    isText(prefix) &&
    /^[\w-]+$/.test(prefix) &&
    isText(about) &&
    Array.isArray(kinds) &&
    kinds.every(isText)
  )
}

/** Reads the stored plan; undefined if it can't be used. */
export function readPlan(value: unknown): NotificationPlan | undefined {
  const { safes, words, locale } = (value ?? {}) as Record<string, unknown>
  if (!Array.isArray(safes) || !isText(locale) || typeof words !== 'object' || words === null)
    return undefined
  const known = safes.filter(isSafe)
  const texts = words as NotificationPlan['words']
  return {
    locale,
    words: texts,
    safes: known.map((one) => ({ ...one, kinds: one.kinds.filter((kind) => isText(texts[kind])) })),
  }
}

/** The URL that a notification opens; undefined for notifications from other code. */
export function urlOf(data: unknown, origin: string): string | undefined {
  if (
    !isText(data) ||
    !/^\/transactions\/(queue|history|messages)\?safe=[\w-]+:0x[\da-fA-F]{40}$/.test(data)
  )
    return undefined
  return origin + data
}
