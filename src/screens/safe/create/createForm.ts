import { type Address, type ChainSummary, plainDigits, sameAddress } from '#base'
import {
  type CreationVersion,
  creationVersions,
  isCreationVersion,
  type NewSafe,
  type OwnerProblem,
  ownerProblem,
} from '#safe'
import { createResemblance, type Other } from '#safe/suspicion'
import { type NameProblem, nameProblem } from '#screens/common/contactName'
import type { Contact } from '#screens/core/names'
import type { AddressProblem, FoundAddress } from '#screens/common/typedAddress'

/** An owner as typed. The ID stays the same while others are added and removed. */
export interface OwnerRow {
  id: number
  typed: string
}

/** User input about the Safe to be created. */
export interface CreateForm {
  /** Its name on this device; empty for none. */
  name: string
  /** undefined: the wallet's network, or the first one. */
  chainId: string | undefined
  /** undefined: not edited yet, so it is the connected account. */
  owners: readonly OwnerRow[] | undefined
  /** undefined: more than half of the owners. */
  threshold: number | undefined
  version: CreationVersion
  /** As typed: a number that distinguishes Safes of the same owners. */
  saltNonce: string
}

/** Digits of the number that is proposed: two Safes of the same owners hardly ever get the same. */
const saltDigits = 12

/** A number that no other Safe of the same owners has, in all likelihood. */
export function newSaltNonce(
  random: (numbers: Uint32Array<ArrayBuffer>) => Uint32Array = (numbers) =>
    crypto.getRandomValues(numbers),
): string {
  const [high = 0, low = 0] = random(new Uint32Array(2))
  return String((BigInt(high) * 2n ** 32n + BigInt(low)) % 10n ** BigInt(saltDigits))
}

export const emptyCreateForm = (saltNonce: string): CreateForm => ({
  name: '',
  chainId: undefined,
  owners: undefined,
  threshold: undefined,
  version: creationVersions[0],
  saltNonce,
})

/** Whether the user has entered something. */
export const isTouched = ({ name, owners, threshold }: CreateForm): boolean =>
  name !== '' || owners !== undefined || threshold !== undefined

export const createFormKey = 'createSafe'

const isRow = (value: unknown): value is OwnerRow => {
  const { id, typed } = (value ?? {}) as Record<string, unknown>
  return Number.isSafeInteger(id) && typeof typed === 'string'
}

/** Parses a saved form; undefined if it's invalid. */
export function readCreateForm(value: unknown): CreateForm | undefined {
  const { name, chainId, owners, threshold, version, saltNonce } = (value ?? {}) as Record<
    string,
    unknown
  >
  if (typeof name !== 'string' || typeof saltNonce !== 'string' || !isCreationVersion(version))
    return undefined
  const rows =
    Array.isArray(owners) && owners.length > 0 && owners.every(isRow) ? owners : undefined
  return {
    name,
    chainId: typeof chainId === 'string' ? chainId : undefined,
    owners: rows,
    threshold:
      typeof threshold === 'number' && Number.isSafeInteger(threshold) ? threshold : undefined,
    version,
    saltNonce,
  }
}

/**
 * The most owners that the form takes: creating more would hardly fit in a block, and they can be
 * added later.
 */
export const mostOwners = 50

/** The rows that are shown. */
export const ownerRows = (
  { owners }: Pick<CreateForm, 'owners'>,
  account: Address | undefined,
): readonly OwnerRow[] => owners ?? [{ id: 1, typed: account ?? '' }]

/** Appends a row for another owner. */
export const withOwner = (rows: readonly OwnerRow[]): readonly OwnerRow[] => [
  ...rows,
  { id: 1 + Math.max(0, ...rows.map(({ id }) => id)), typed: '' },
]

/** Signatures that are required unless the user chooses another number: more than half. */
const usualThreshold = (owners: number) => Math.floor(owners / 2) + 1

export type NewOwnerProblem =
  | AddressProblem
  | { why: 'otherChain'; network: string }
  | { why: 'duplicate' | 'unread' | Exclude<OwnerProblem, 'zero'> }

export interface OwnerCheck {
  address?: Address
  problem?: NewOwnerProblem
  /** Whether there is a contract at the address. */
  isContract?: boolean
}

/**
 * What a user should know before continuing. `only`: one key alone. `notYou`: the connected account
 * isn't an owner.
 */
export type CreateWarning = 'one' | 'all' | 'only' | 'notYou'

export interface CreateCheck {
  owners: readonly OwnerCheck[]
  /** Signatures that are required. */
  threshold: number
  name?: NameProblem
  /** Another account with the same name. */
  sameName?: Other
  saltNonce?: 'invalid'
  warnings: readonly CreateWarning[]
  /** What is created, if nothing is wrong. */
  ready?: { name: string; safe: NewSafe }
}

export interface CreateContext {
  chain: ChainSummary
  /** What was typed in each row. */
  found: readonly FoundAddress[]
  /** Whether there is a contract at each address; undefined while that isn't known. */
  isContract: readonly (boolean | undefined)[]
  contacts: readonly Contact[]
  /** The connected account. */
  you: Address | undefined
}

/** Checks the input, and builds what is created once nothing is wrong. */
export function checkCreate(form: CreateForm, context: CreateContext): CreateCheck {
  const { chain, found, isContract, contacts, you } = context
  const addresses = found.map((one) => (one.status === 'usable' ? one.address : undefined))
  const count = found.length
  const threshold = Math.max(1, Math.min(form.threshold ?? usualThreshold(count), count))
  const { sameName } =
    form.name.trim() === '' ? {} : createResemblance(contacts, []).of(form.name, undefined)
  const owners = found.map((one, at): OwnerCheck => {
    const check = checkOwner(one, addresses.slice(0, at), chain)
    if (check.problem || !check.address) return check
    return { ...check, ...(isContract[at] && { isContract: true }) }
  })
  const name = form.name.trim() === '' ? undefined : nameProblem(form.name)
  const saltNonce = readSaltNonce(form.saltNonce)
  const isComplete =
    owners.every(({ problem }) => problem === undefined) && !name && saltNonce !== undefined
  const whole = addresses.filter((one) => one !== undefined)
  return {
    owners,
    threshold,
    ...(name && { name }),
    ...(sameName && { sameName }),
    ...(saltNonce === undefined && { saltNonce: 'invalid' }),
    warnings: warningsOf(threshold, count, isComplete && isNotIn(whole, you)),
    ...(isComplete && {
      ready: {
        name: form.name.trim(),
        safe: {
          chainId: chain.chainId,
          version: form.version,
          owners: whole,
          threshold,
          saltNonce,
        },
      },
    }),
  }
}

function warningsOf(
  threshold: number,
  owners: number,
  isNotYou: boolean,
): readonly CreateWarning[] {
  const ofThreshold: readonly CreateWarning[] =
    owners === 1 ? ['only'] : threshold === 1 ? ['one'] : threshold === owners ? ['all'] : []
  return isNotYou ? [...ofThreshold, 'notYou'] : ofThreshold
}

const isNotIn = (owners: readonly Address[], you: Address | undefined) =>
  you !== undefined && !owners.some((one) => sameAddress(one, you))

/** The same about a Safe that is reviewed. */
export const warningsAbout = (
  { owners, threshold }: NewSafe,
  you: Address | undefined,
): readonly CreateWarning[] => warningsOf(threshold, owners.length, isNotIn(owners, you))

function checkOwner(
  found: FoundAddress,
  others: readonly (Address | undefined)[],
  chain: ChainSummary,
): OwnerCheck {
  if (found.status === 'wrong') return { problem: found.problem }
  if (found.status === 'pending') return { problem: { why: 'unread' } }
  const { address } = found
  if (found.chain && found.chain.chainId !== chain.chainId)
    return { address, problem: { why: 'otherChain', network: found.chain.name } }
  const why =
    ownerProblem(address) ??
    (others.some((one) => sameAddress(one, address)) ? 'duplicate' : undefined)
  return why ? { address, problem: { why } } : { address }
}

/** Parses a number of at most 256 bits; undefined if it isn't one. */
function readSaltNonce(typed: string): bigint | undefined {
  const text = plainDigits(typed)
  if (text === undefined || !/^\d{1,78}$/.test(text)) return undefined
  const value = BigInt(text)
  return value < 2n ** 256n ? value : undefined
}

/** The form of a creation that failed, so that it can be tried again. */
export const formOf = ({ name, safe }: { name: string; safe: NewSafe }): CreateForm => ({
  name,
  chainId: safe.chainId,
  owners: safe.owners.map((typed, at) => ({ id: at + 1, typed })),
  threshold: safe.threshold,
  version: safe.version,
  saltNonce: String(safe.saltNonce),
})
