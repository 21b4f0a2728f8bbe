import type { Address } from '#base'
import { createResemblance, type Resemblance } from '#safe/suspicion'
import { type NameProblem, nameProblem } from '#screens/common/contactName'
import {
  type Contact,
  longestPayeeNote,
  payeeOf,
  readContactName,
  readPayeeNote,
  readSymbol,
  replacedBy,
} from '#screens/core/names'
import type { AddressProblem, FoundAddress } from '#screens/common/typedAddress'

/** User input. */
export interface ContactForm {
  name: string
  /** As typed; unused if the address is given. */
  address: string
  /**
   * Whether the name counts on all networks; otherwise on `chains`, which are kept while this is
   * chosen.
   */
  isForAll: boolean
  chains: readonly string[]
  /** The symbol of its default token. */
  token?: string | undefined
  note?: string | undefined
}

interface ContactProblems {
  name?: NameProblem
  address?: AddressProblem
  chains?: 'none'
  token?: 'notSymbol'
  note?: 'tooLong'
}

/** Warnings, which don't prevent saving. */
export interface ContactWarnings extends Resemblance {
  /** Names of this address that lose these networks. */
  replaced: readonly Contact[]
}

export interface ContactCheck {
  problems: ContactProblems
  warnings: ContactWarnings
  /**
   * The contact to store; undefined while there's a problem, or the address of an ENS name isn't
   * known.
   */
  contact: Contact | undefined
}

export interface Known {
  contacts: readonly Contact[]
  /** The contact being changed. */
  before: Contact | undefined
}

/** Validates the input against all existing names. */
export function checkContact(
  form: ContactForm,
  found: FoundAddress,
  { contacts, before }: Known,
): ContactCheck {
  const problems: ContactProblems = {}
  const name = nameProblem(form.name)
  if (name) problems.name = name
  if (found.status === 'wrong') problems.address = found.problem
  if (!form.isForAll && form.chains.length === 0) problems.chains = 'none'
  const { token = '', note = '' } = form
  if (token.trim() !== '' && readSymbol(token) === undefined) problems.token = 'notSymbol'
  if ([...note.trim()].length > longestPayeeNote) problems.note = 'tooLong'
  const address: Address | undefined = found.status === 'usable' ? found.address : undefined
  const shown = readContactName(form.name)
  const contact: Contact | undefined =
    address && shown
      ? {
          name: shown,
          address,
          chains: form.isForAll ? [] : form.chains,
          ...payeeOf({ token: readSymbol(token), note: readPayeeNote(note) }),
        }
      : undefined
  const isComplete = Object.keys(problems).length === 0
  const own = address ?? before?.address
  const { sameName } = createResemblance(contacts, []).of(shown, undefined, own)
  return {
    problems,
    warnings: {
      ...(sameName && { sameName }),
      ...(found.status === 'usable' && found.lookAlike && { lookAlike: found.lookAlike }),
      replaced: contact && isComplete ? replacedBy(contacts, contact, before) : [],
    },
    contact: isComplete ? contact : undefined,
  }
}
