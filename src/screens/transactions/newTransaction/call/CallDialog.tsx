import { useQuery } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import { balancesQuery, contractQuery, decodedQuery, isContractQuery, toRemote } from '#queries'
import { type BuilderCall, type ContractMethod, readAbiJson } from '#safe'
import { useChain, useEnvironment } from '#screens/core/environment'
import { useContacts } from '#screens/core/names'
import { usePreferences } from '#screens/core/preferences'
import { PricesProvider } from '#screens/common/money'
import { useKeptForm, useSettledValue } from '#screens/common/form'
import { useLookAlikes } from '#screens/common/suspicions'
import { type FoundAddress, useTypedAddress, useTypedAddresses } from '#screens/common/typedAddress'
import { effectOf, readCall } from '#screens/transactions/draft'
import { useErc20s, useTokens } from '#screens/transactions/review'
import { argumentsIn, checkCall, emptyCall, formOf, methodsIn, readCallForm } from './callForm.ts'
import { CallView } from './CallView.tsx'
import { tokenAmountAt } from './tokenAmount.ts'

/** Characters of data with a method: `0x` and four bytes. */
const shortestCall = 10

export interface CallDialogProps {
  at: SafeRef
  /** The call being edited. */
  call?: BuilderCall | undefined
  onDone: (call: BuilderCall) => void
  onClose: () => void
}

/**
 * Creates a contract call: by one of its methods, with an ABI from the gateway or the user, or by
 * raw data.
 */
export function CallDialog({ at, call, onDone, onClose }: CallDialogProps) {
  const { gateway, chains, client } = useEnvironment()
  const chain = useChain(at.chainId)
  const [contacts] = useContacts()
  const start = call ? formOf(call, chain?.decimals ?? 18) : emptyCall
  const [form, setForm, forget] = useKeptForm(
    ['call', at.chainId, at.address, ...(call ? [call.to, call.value, call.data] : [])].join(':'),
    readCallForm,
    start,
  )
  const found = useTypedAddress(form.to, at.chainId, at)
  const { lookAlikesIn } = useLookAlikes(at, true)
  const address = found.status === 'usable' ? found.address : undefined
  const query = useQuery({
    ...contractQuery(gateway, at.chainId, address ?? at.address),
    enabled: address !== undefined && form.mode === 'method',
  })
  const abiOf = query.data?.abi
  const known = abiOf ? readAbiJson(abiOf) : undefined
  const method = form.mode === 'method' ? methodsIn(form, known).method : undefined
  const accounts = useAccounts(at, method, method ? argumentsIn(form, method) : [])
  const check = checkCall(form, {
    at,
    found,
    known,
    decimals: chain?.decimals ?? 18,
    accounts,
  })
  const amountAt = method && address && tokenAmountAt(method, address, at.address)
  const token = useErc20s(at, address && amountAt !== undefined ? [address] : []).data?.[0]
  const held = useQuery(balancesQuery(gateway, at, usePreferences()[0].currency)).data?.items
  const effect = check.ready && effectOf(check.ready, at.address)
  const tokens = useTokens(at, effect)
  const { data: hasCode } = useQuery(
    isContractQuery(client(at.chainId), address && { chainId: at.chainId, address }),
  )
  const raw =
    form.mode === 'data' && check.ready && check.ready.data.length >= shortestCall
      ? check.ready
      : undefined
  const data = useSettledValue(raw?.data)
  const decoding = useQuery({
    ...decodedQuery(gateway, at.chainId, { to: raw?.to ?? at.address, data: data ?? '0x' }),
    enabled: raw !== undefined && data !== undefined,
  })
  if (!chain) return null
  const contract = address ? toRemote(query) : undefined
  return (
    <PricesProvider at={at}>
      <CallView
        chain={chain}
        chains={chains}
        contacts={contacts.filter(
          (one) => one.chains.length === 0 || one.chains.includes(at.chainId),
        )}
        form={form}
        onForm={setForm}
        found={found}
        check={check}
        lookAlikes={lookAlikesIn(check.entered)}
        contract={contract}
        hasCode={hasCode}
        decoded={raw && data !== undefined ? toRemote(decoding) : undefined}
        hasKnown={known?.ok === true}
        accounts={accounts}
        amountOf={
          amountAt !== undefined && token && token.decimals !== null
            ? { index: amountAt, token }
            : undefined
        }
        balance={held?.find(({ type }) => type === 'native')?.raw}
        preview={
          check.ready && {
            call: check.ready,
            read: readCall(check.ready, { safe: at.address, tokens, held }),
            tokens,
          }
        }
        isEdited={call !== undefined}
        onDone={() => {
          if (!check.ready) return
          forget()
          onDone(check.ready)
        }}
        onCancel={() => {
          forget()
          onClose()
        }}
        onClose={onClose}
      />
    </PricesProvider>
  )
}

/** The account found for each argument that is one, by position. */
function useAccounts(
  at: SafeRef,
  method: ContractMethod | undefined,
  typed: readonly string[],
): readonly (FoundAddress | undefined)[] {
  const isAccount = (index: number) => method?.inputs[index]?.type === 'address'
  const found = useTypedAddresses(
    typed.map((one, index) => ({ typed: isAccount(index) ? one : '', chainId: at.chainId })),
    at,
  )
  return found.map((one, index) =>
    // Look-alikes of all arguments are shown in one place.
    isAccount(index)
      ? one.status === 'usable'
        ? { ...one, lookAlike: undefined }
        : one
      : undefined,
  )
}
