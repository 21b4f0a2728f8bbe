import { type Hex, type SafeRef, toDecimal } from '#base'
import type { DecodedText, Decoding } from '#domain'
import {
  type AbiInput,
  type AbiProblem,
  type AbiReading,
  type Argument,
  type ArgumentProblem,
  type BuilderCall,
  type ContractMethod,
  decodeMethod,
  encodeMethod,
  readAbi,
  readArgument,
  readData,
  signatureOf,
} from '#safe'
import { type AmountProblem, readTypedAmount, type TypedAmount } from '#screens/transactions/send'
import type { AddressProblem, FoundAddress } from '#screens/common/typedAddress'

/** A call of a contract as it is typed. */
export interface CallForm {
  to: string
  mode: 'method' | 'data'
  /** Typed ABI; empty: the one that the gateway knows, if it does. */
  abi: string
  /** Signature of the chosen method; empty: the first one. */
  method: string
  /** Typed arguments by signature, so that nothing is lost when the user views another method. */
  args: Readonly<Record<string, readonly string[]>>
  /** Amount of the native coin; empty: none. */
  value: string
  data: string
}

/** Parses a saved form; undefined if it's invalid. */
export function readCallForm(value: unknown): CallForm | undefined {
  const {
    to,
    mode,
    abi,
    method,
    args,
    value: amount,
    data,
  } = (value ?? {}) as Record<string, unknown>
  const isTyped =
    [to, abi, method, amount, data].every((one) => typeof one === 'string') &&
    (mode === 'method' || mode === 'data')
  const areTexts = (all: unknown) =>
    Array.isArray(all) && all.every((one) => typeof one === 'string')
  const hasArgs = typeof args === 'object' && args !== null && Object.values(args).every(areTexts)
  return isTyped && hasArgs ? (value as CallForm) : undefined
}

export const emptyCall: CallForm = {
  to: '',
  mode: 'method',
  abi: '',
  method: '',
  args: {},
  value: '',
  data: '',
}

export type TargetProblem = AddressProblem | { why: 'otherChain'; network: string }

export interface CallCheck {
  to?: TargetProblem
  /** The problem with the typed ABI; `empty`: nothing is typed, and the gateway knows none. */
  abi?: AbiProblem
  methods: readonly ContractMethod[]
  /** Names of methods of the ABI that can't be read. */
  unread?: readonly string[] | undefined
  /** The chosen method. */
  method?: ContractMethod
  /** Whether an amount can be typed. */
  hasAmount: boolean
  /** The problem with each argument. */
  args: readonly (ArgumentProblem | undefined)[]
  value?: AmountProblem
  /** `nothing`: neither data nor an amount. */
  data?: ArgumentProblem | { why: 'nothing' }
  /** The arguments or the data, as far as they are valid. */
  entered: readonly unknown[]
  ready?: BuilderCall
}

export interface CallContext {
  at: SafeRef
  /** Input for the contract. */
  found: FoundAddress
  /** The contract's methods as the gateway knows them. */
  known: AbiReading | undefined
  /** Decimals of the native coin. */
  decimals: number
  /** Input for each argument that is an address, by position. */
  accounts?: readonly (FoundAddress | undefined)[] | undefined
}

/** The methods that can be called, by the typed ABI or the known one, and the chosen one. */
export function methodsIn(form: Pick<CallForm, 'abi' | 'method'>, known: AbiReading | undefined) {
  const read = form.abi.trim() === '' && known?.ok ? known : readAbi(form.abi)
  const methods = read.ok ? read.methods : []
  const method = methods.find((one) => signatureOf(one) === form.method) ?? methods[0]
  const { problem, unread } = { problem: undefined, unread: undefined, ...read }
  return { methods, method, problem, unread }
}

/** The typed arguments of a method, by position. */
export const argumentsIn = (
  { args }: Pick<CallForm, 'args'>,
  method: ContractMethod,
): readonly string[] => {
  const typed = args[signatureOf(method)] ?? []
  return method.inputs.map((_, at) => typed[at] ?? '')
}

/** Checks a call, and creates it once nothing is wrong. */
export function checkCall(
  form: CallForm,
  { at, found, known, decimals, accounts = [] }: CallContext,
): CallCheck {
  const target = found.status === 'usable' ? found.address : undefined
  const to = targetProblem(found, at)
  const amount: TypedAmount =
    form.value.trim() === '' ? { raw: 0n } : readTypedAmount(form.value, decimals, undefined)
  // Calls often send no amount.
  const raw = 'raw' in amount ? amount.raw : amount.problem.why === 'zero' ? 0n : undefined
  const value = raw === undefined && 'problem' in amount ? { value: amount.problem } : {}
  const isData = form.mode === 'data'
  const common = { ...(to && { to }), methods: [], args: [], entered: [], hasAmount: isData }
  if (isData) {
    const data = readData(form.data)
    const problem = !data.ok
      ? data.problem
      : data.value === '0x' && raw === 0n
        ? ({ why: 'nothing' } as const)
        : undefined
    return {
      ...common,
      ...value,
      entered: data.ok ? [data.value] : [],
      ...(problem && { data: problem }),
      ...(target &&
        !to &&
        !problem &&
        data.ok &&
        raw !== undefined && { ready: { to: target, value: raw, data: data.value as Hex } }),
    }
  }
  const { methods, method, problem, unread } = methodsIn(form, known)
  if (!method) return { ...common, ...(problem && { abi: problem }) }
  const texts = argumentsIn(form, method)
  const typedArgs = method.inputs.map((input, index) =>
    readAccount(input, texts[index] ?? '', accounts[index], at),
  )
  // A typed amount is sent even if the method says that it accepts none.
  const hasAmount = method.payable || form.value.trim() !== ''
  const paid = hasAmount ? raw : 0n
  const isWhole = typedArgs.every(({ ok }) => ok)
  return {
    ...common,
    methods,
    unread,
    method,
    args: typedArgs.map((one) => (one.ok ? undefined : one.problem)),
    entered: typedArgs.map(valueOf),
    hasAmount,
    ...(hasAmount && value),
    ...(target &&
      !to &&
      isWhole &&
      paid !== undefined && {
        ready: {
          to: target,
          value: paid,
          data: encodeMethod(method, typedArgs.map(valueOf)),
          method,
        },
      }),
  }
}

/** Whether it sends coins along: without a contract, that is all it does. */
export const isPaidCall = ({ value, data }: Pick<BuilderCall, 'value' | 'data'>): boolean =>
  value > 0n && data !== '0x'

/** An argument; a name or a prefixed address is the account that was found for it. */
function readAccount(
  input: AbiInput,
  typed: string,
  found: FoundAddress | undefined,
  at: SafeRef,
): Argument {
  return found?.status === 'usable' && !targetProblem(found, at)
    ? readArgument(input, found.address)
    : readArgument(input, typed)
}

const valueOf = (read: Argument): unknown => (read.ok ? read.value : undefined)

/** The problem with an account that is called, or an argument. */
export function targetProblem(
  found: FoundAddress,
  { chainId }: Pick<SafeRef, 'chainId'>,
): TargetProblem | undefined {
  if (found.status === 'wrong') return found.problem
  return found.status === 'usable' && found.chain && found.chain.chainId !== chainId
    ? { why: 'otherChain', network: found.chain.name }
    : undefined
}

/** The form that creates the same call again. */
export function formOf({ to, value, data, method }: BuilderCall, decimals: number): CallForm {
  const common = { ...emptyCall, to, value: value === 0n ? '' : toDecimal(value, decimals) }
  const decoded = method && decodeMethod(method, data)
  if (!method || !decoded) return { ...common, mode: 'data', data: data === '0x' ? '' : data }
  const signature = signatureOf(method)
  return {
    ...common,
    mode: 'method',
    abi: abiOf(method),
    method: signature,
    args: { [signature]: argumentsOf(decoded) },
  }
}

const abiOf = ({ name, inputs, payable }: ContractMethod): string =>
  JSON.stringify([
    { type: 'function', name, stateMutability: payable ? 'payable' : 'nonpayable', inputs },
  ])

const argumentsOf = ({ parameters }: Decoding): string[] =>
  parameters.map(({ value }) => textOf(value))

const textOf = (value: DecodedText): string =>
  typeof value === 'string' ? value : JSON.stringify(value)
