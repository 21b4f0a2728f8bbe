import { useQuery } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import { contractQuery, decodedQuery, isContractQuery, toRemote } from '#queries'
import { type BuilderCall, readAbiJson } from '#safe'
import { useChain, useEnvironment } from '#screens/core/environment'
import { useContacts } from '#screens/core/names'
import { useKeptForm, useSettledValue } from '#screens/common/form'
import { useLookAlikes } from '#screens/common/suspicions'
import { useTypedAddress } from '#screens/common/typedAddress'
import { checkCall, emptyCall, formOf, readCallForm } from './callForm.ts'
import { CallView } from './CallView.tsx'

/** Characters of data with a method: `0x` and four bytes. */
const shortestCall = 10

export interface CallDialogProps {
  at: SafeRef
  /** A call that is edited. */
  call?: BuilderCall | undefined
  onDone: (call: BuilderCall) => void
  onClose: () => void
}

/**
 * Makes a call of a contract: by one of its methods, with an ABI from the gateway or the user, or
 * by raw data.
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
  const found = useTypedAddress(form.to, at)
  const { lookAlikesIn } = useLookAlikes(at, true)
  const address = found.status === 'usable' ? found.address : undefined
  const query = useQuery({
    ...contractQuery(gateway, at.chainId, address ?? at.address),
    enabled: address !== undefined && form.mode === 'method',
  })
  const abiOf = query.data?.abi
  const known = abiOf ? readAbiJson(abiOf) : undefined
  const check = checkCall(form, { at, found, known, decimals: chain?.decimals ?? 18 })
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
  )
}
