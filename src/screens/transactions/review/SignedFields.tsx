import { type ChainSummary, sameAddress, toDecimal, visibleText, zeroAddress } from '#base'
import type { Decoding, SafeTx } from '#domain'
import { Code, DataItem, DataList, Disclosure, useText } from '#ui'
import { DecodedFields } from './DecodedFields.tsx'
import { PartyItem } from './PartyItem.tsx'
import styles from '../../common/signing/Review.module.css'
import { transactionText } from '#screens/common/signing'

export interface SignedFieldsProps {
  tx: SafeTx
  chain: ChainSummary | undefined
  decoded: Decoding | null
  /** Whether nothing is proposed yet: then it is decoded by the draft's own ABI. */
  isDraft?: boolean | undefined
}

/** All fields that are part of the signed hash; collapsed by default. */
export function SignedFields({ tx, chain, decoded, isDraft }: SignedFieldsProps) {
  const text = useText(transactionText)
  return (
    <Disclosure summary={text('advanced')}>
      <div className={styles.advanced}>
        <DataList>
          <CallItems call={tx} chain={chain} />
          <DataItem label={text('field.safeTxGas')}>{tx.safeTxGas.toString()}</DataItem>
          <RefundItems {...tx} chain={chain} />
          <DataItem label={text('field.nonce')}>{tx.nonce.toString()}</DataItem>
        </DataList>
        <CallData data={tx.data} decoded={decoded} chain={chain} isDraft={isDraft} />
      </div>
    </Disclosure>
  )
}

type Refund = Pick<SafeTx, 'baseGas' | 'gasPrice' | 'gasToken' | 'refundReceiver'>

/** What is paid for the execution, and to whom. */
export const RefundFields = (props: Refund & { chain: ChainSummary | undefined }) => (
  <DataList>
    <RefundItems {...props} />
  </DataList>
)

function RefundItems({
  baseGas,
  gasPrice,
  gasToken,
  refundReceiver,
  chain,
}: Refund & { chain: ChainSummary | undefined }) {
  const text = useText(transactionText)
  return (
    <>
      <DataItem label={text('field.baseGas')}>{baseGas.toString()}</DataItem>
      <DataItem label={text('field.gasPrice')}>{gasPrice.toString()}</DataItem>
      <AddressOrNone
        label={text('field.gasToken')}
        address={gasToken}
        none={text('gasToken.native', { symbol: chain?.symbol ?? '' })}
        chain={chain}
      />
      <AddressOrNone
        label={text('field.refundReceiver')}
        address={refundReceiver}
        none={text(gasPrice > 0n ? 'refund.sender' : 'refund.none')}
        chain={chain}
      />
    </>
  )
}

type Called = Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'>

/** The call that a module made, without signatures; collapsed by default. */
export function CalledFields({
  call,
  chain,
  decoded,
}: {
  call: Called
  chain: ChainSummary | undefined
  decoded: Decoding | null
}) {
  const text = useText(transactionText)
  return (
    <Disclosure summary={text('called')}>
      <div className={styles.advanced}>
        <DataList>
          <CallItems call={call} chain={chain} />
        </DataList>
        <CallData data={call.data} decoded={decoded} chain={chain} />
      </div>
    </Disclosure>
  )
}

function CallItems({ call, chain }: { call: Called; chain: ChainSummary | undefined }) {
  const text = useText(transactionText)
  return (
    <>
      <PartyItem label={text('field.to')} party={{ address: call.to, name: null }} chain={chain} />
      <DataItem label={text('field.value')}>
        {toDecimal(call.value, chain?.decimals)} <bdi>{chain?.symbol}</bdi>
      </DataItem>
      <DataItem label={text('field.operation')}>
        {text(call.operation === 1 ? 'operation.delegate' : 'operation.call')}
      </DataItem>
    </>
  )
}

interface CallDataProps extends Pick<SignedFieldsProps, 'chain' | 'decoded' | 'isDraft'> {
  data: SafeTx['data']
}

function CallData({ data, decoded, chain, isDraft }: CallDataProps) {
  const text = useText(transactionText)
  return (
    <>
      {data === '0x' ? (
        <p className={styles.muted}>{text('data.none')}</p>
      ) : (
        <Code label={text('data')} value={data} />
      )}
      {decoded && <CallArguments decoded={decoded} chain={chain} isDraft={isDraft} />}
    </>
  )
}

/** The method of a call and all of its arguments, and whose claim it is. */
export function CallArguments({
  decoded,
  chain,
  isDraft,
}: Pick<SignedFieldsProps, 'chain' | 'isDraft'> & { decoded: Decoding }) {
  const text = useText(transactionText)
  return (
    <div>
      <p className={styles.label}>
        {text(isDraft ? 'decoded.abi' : 'decoded', { method: visibleText(decoded.method) })}
      </p>
      <DecodedFields decoded={decoded} chain={chain} />
    </div>
  )
}

interface AddressOrNoneProps {
  label: string
  address: SafeTx['gasToken']
  /** What the zero address means here. */
  none: string
  chain: ChainSummary | undefined
}

const AddressOrNone = ({ label, address, none, chain }: AddressOrNoneProps) =>
  sameAddress(address, zeroAddress) ? (
    <DataItem label={label}>{none}</DataItem>
  ) : (
    <PartyItem label={label} party={{ address, name: null }} chain={chain} />
  )
