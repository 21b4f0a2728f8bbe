import { isSafeTypedData, readParams } from '#apps/host'
import type { ChainSummary, SafeRef } from '#base'
import type { OffchainMessage } from '#domain'
import { toTypedMessage } from '#screens/messages/sign'

export interface MessageForm {
  kind: 'text' | 'data'
  text: string
  /** JSON as it was typed or pasted. */
  data: string
}

export const emptyMessageForm: MessageForm = { kind: 'text', text: '', data: '' }

/** Parses a saved form; undefined if it's invalid. */
export function readMessageForm(value: unknown): MessageForm | undefined {
  const { kind, text, data } = (value ?? {}) as Record<string, unknown>
  return (kind === 'text' || kind === 'data') &&
    typeof text === 'string' &&
    typeof data === 'string'
    ? { kind, text, data }
    : undefined
}

export type MessageProblem =
  | { why: 'blank' | 'noObject' | 'unclear' | 'transaction' }
  | { why: 'notJson'; problem: string }
  /** A part of the data, such as `types.Mail`. */
  | { why: 'missing'; field: string }
  | { why: 'otherChain'; chain: string; network: string }

/** The message in the form, or its problem. */
export function checkMessage(
  form: MessageForm,
  at: SafeRef,
  chain: ChainSummary,
): { message: OffchainMessage } | MessageProblem {
  if (form.kind === 'text')
    return form.text.trim() === '' ? { why: 'blank' } : { message: form.text }
  if (form.data.trim() === '') return { why: 'noObject' }
  const json = parseJson(form.data)
  if ('problem' in json) return { why: 'notJson', problem: json.problem }
  if (typeof json.value !== 'object' || json.value === null || Array.isArray(json.value))
    return { why: 'noObject' }
  const read = readParams('signTypedMessage', { typedData: json.value })
  if (read.kind === 'invalid') {
    const [, field] = /^\.?typedData\.?(\S+) is invalid$/.exec(read.problem) ?? []
    return field === undefined ? { why: 'unclear' } : { why: 'missing', field }
  }
  const { typedData } = read.params
  if (isSafeTypedData(typedData, at.address)) return { why: 'transaction' }
  const message = toTypedMessage(typedData)
  if (message === undefined) return { why: 'unclear' }
  const { chainId } = message.domain
  if (chainId !== undefined && String(chainId) !== at.chainId)
    return { why: 'otherChain', chain: String(chainId), network: chain.name }
  return { message }
}

function parseJson(text: string): { value: unknown } | { problem: string } {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
