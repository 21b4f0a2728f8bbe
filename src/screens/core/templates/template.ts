import {
  type Address,
  isAddressLike,
  sameAddress,
  type SafeRef,
  visibleName,
  zeroAddress,
} from '#base'
import { type BuilderCall, decodeTransaction, erc20Transfer, nativeTransfer, plainTx } from '#safe'
import { readBuilderCall } from '#screens/core/stores'
import { readContactName } from '#screens/core/names'
import { readSchedule, type Schedule } from './schedule.ts'

/**
 * A call of a template. If its amount is left blank, it sends 0 until the user enters an amount.
 */
export interface TemplateCall extends BuilderCall {
  isBlank?: true
}

/** A batch to use again, stored on this device. */
export interface Template {
  id: string
  /** Unique on its network. */
  name: string
  /** The Safe it was made in, which its reminder is for. All Safes of the network can use it. */
  safe: SafeRef
  calls: readonly TemplateCall[]
  note: string
  schedule?: Schedule | undefined
}

export interface Templates {
  all: readonly Template[]
  /** Names of stored templates that couldn't be read, until the user has seen them. */
  leftOut: readonly string[]
}

/** A plain payment, whose amount can be left blank; undefined for every other call. */
export function paymentIn({
  to,
  value,
  data,
}: BuilderCall):
  | { /** undefined: the native coin. */ token: Address | undefined; to: Address; raw: bigint }
  | undefined {
  const { effect } = decodeTransaction(plainTx({ to, value, data, nonce: 0n }), zeroAddress)
  if (effect.kind === 'native') return { token: undefined, to: effect.to, raw: effect.raw }
  return effect.kind === 'erc20'
    ? { token: effect.token, to: effect.to, raw: effect.raw }
    : undefined
}

/** The payment with another amount, in the smallest unit. Other calls stay as they are. */
export function withAmount(call: TemplateCall, raw: bigint): BuilderCall {
  const { isBlank: _, ...rest } = call
  const payment = paymentIn(rest)
  if (!payment) return rest
  const { token, to } = payment
  return { ...rest, ...(token ? erc20Transfer(token, to, raw) : nativeTransfer(to, raw)) }
}

/** The payment without its amount. */
export const blanked = (call: BuilderCall): TemplateCall =>
  paymentIn(call) ? { ...withAmount(call, 0n), isBlank: true } : call

export const blanksIn = ({ calls }: Template): number =>
  calls.filter(({ isBlank }) => isBlank).length

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function readCall(value: unknown): TemplateCall | undefined {
  const call = readBuilderCall(value)
  const { isBlank } = asRecord(value)
  if (!call || isBlank !== true) return call
  // What can't be filled in would be sent as it is.
  return paymentIn(call) ? blanked(call) : undefined
}

function readSafe(value: unknown): SafeRef | undefined {
  const { chainId, address } = asRecord(value)
  const isChain = typeof chainId === 'string' && /^\d{1,20}$/.test(chainId)
  return isChain && isAddressLike(address) ? { chainId, address } : undefined
}

/** A template, only if every part of it is valid: half a payroll isn't one. */
export function readTemplate(value: unknown): Template | undefined {
  const { id, name, safe, calls, note = '', schedule } = asRecord(value)
  const shown = typeof name === 'string' ? readContactName(name) : undefined
  const at = readSafe(safe)
  const isId = typeof id === 'string' && /^[\w-]{1,64}$/.test(id)
  if (!isId || shown === undefined || !at || !Array.isArray(calls) || typeof note !== 'string')
    return undefined
  const read = calls.flatMap((call) => readCall(call) ?? [])
  const reminder = schedule === undefined ? undefined : readSchedule(schedule)
  const isWhole = read.length === calls.length && (schedule === undefined || reminder !== undefined)
  return isWhole && read.length > 0
    ? { id, name: shown, safe: at, calls: read, note, ...(reminder && { schedule: reminder }) }
    : undefined
}

/** A name for a damaged template: its own, if that is readable. */
const nameIn = (value: unknown): string => {
  const { name } = asRecord(value)
  return (typeof name === 'string' && visibleName(name.slice(0, 60))) || '?'
}

const isTaken = (all: readonly Template[], one: Template) =>
  all.some((other) => other.id === one.id || isSameName(other, one))

/** Names are compared as people read them. */
export const isSameName = (
  a: Pick<Template, 'name' | 'safe'>,
  b: Pick<Template, 'name' | 'safe'>,
) => a.safe.chainId === b.safe.chainId && a.name.toLowerCase() === b.name.toLowerCase()

/**
 * Parses stored templates; `drop` is called for each damaged one, whose name is listed. undefined
 * if nothing can be read.
 */
export function parseTemplates(value: unknown, drop: () => void = () => {}): Templates | undefined {
  const { all, leftOut = [] } = asRecord(value)
  if (!Array.isArray(all)) return undefined
  const names: readonly unknown[] = Array.isArray(leftOut) ? leftOut : []
  const read: Template[] = []
  const damaged: string[] = []
  for (const one of all as readonly unknown[]) {
    const template = readTemplate(one)
    if (template && !isTaken(read, template)) read.push(template)
    else {
      drop()
      damaged.push(nameIn(one))
    }
  }
  return {
    all: read,
    leftOut: [...names.filter((name): name is string => typeof name === 'string'), ...damaged],
  }
}

/** All of `before`, then those of a file that it doesn't have, by name or ID. */
export const withTemplates = (
  before: readonly Template[],
  more: readonly Template[],
): readonly Template[] =>
  more.reduce((all, one) => (isTaken(all, one) ? all : [...all, one]), before)

/** Whether two templates do the same, whatever their reminders. */
export const isSameTemplate = (a: Template, b: Template): boolean =>
  isSameName(a, b) &&
  a.note === b.note &&
  a.calls.length === b.calls.length &&
  a.calls.every((call, at) => isSameCall(call, b.calls[at]!))

const isSameCall = (a: TemplateCall, b: TemplateCall) =>
  sameAddress(a.to, b.to) &&
  a.value === b.value &&
  a.data.toLowerCase() === b.data.toLowerCase() &&
  a.isBlank === b.isBlank
