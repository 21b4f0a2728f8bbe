import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { failed, loading, ready } from '#base'
import { signatureOf } from '#safe'
import {
  type CallContext,
  type CallForm,
  checkCall,
  emptyCall,
} from '../../../../src/screens/transactions/newTransaction/call/callForm.ts'
import { CallView } from '../../../../src/screens/transactions/newTransaction/call/CallView.tsx'
import { MethodFields } from '../../../../src/screens/transactions/newTransaction/call/MethodFields.tsx'
import { newTransactionText } from '../../../../src/screens/transactions/newTransaction/text.ts'
import { englishText } from '../../../englishText.ts'
import { chains } from '../../safe/mySafes/rows.ts'
import { mainnet, treasury } from '../review/transactions.ts'
import { contacts, usable } from '../send/sending.ts'
import { dave } from '../../common/rows/items.ts'
import { pause, place, shop } from './drafts.ts'

const text = englishText(newTransactionText)
const nobody = { status: 'wrong', problem: { why: 'empty' } } as const
const known = { ok: true, methods: [place, pause] } as const
const contract = ready({ address: shop, name: 'Orders', logo: null, abi: [], trusted: false })

function checked(
  parts: Partial<CallForm>,
  { found = usable(shop), known: methods }: Partial<CallContext> = {},
) {
  const form = { ...emptyCall, to: shop, ...parts }
  return {
    form,
    found,
    check: checkCall(form, { at: treasury, found, known: methods, decimals: 18 }),
  }
}
const typed = (orders: string, deadline: string, salt: string) => ({
  method: signatureOf(place),
  args: { [signatureOf(place)]: [orders, deadline, salt] },
})

const meta: Meta<typeof CallView> = {
  title: 'Screens/New transaction/Call view',
  component: CallView,
  parameters: { picture: false, pictureReason: 'Tried shows all parts.', layout: 'fullscreen' },
  args: {
    lookAlikes: [],
    chain: mainnet,
    chains,
    contacts,
    onForm: () => {},
    onDone: fn(),
    onCancel: () => {},
    onClose: () => {},
    contract,
    hasKnown: true,
    ...checked(typed(`[["${dave}", 5]]`, '1800000000', '0x0'), { known }),
  },
}
export default meta
type Story = StoryObj<typeof CallView>

const raw = checked({
  mode: 'data',
  data: `0xa9059cbb${'00'.repeat(12)}${dave.slice(2)}${'0'.repeat(63)}5`,
})
/** The gateway's decoding of raw data while it's edited. */
export const RawDataDecoded: Story = {
  args: {
    ...raw,
    decoded: ready({
      method: 'transfer',
      accuracy: 'FULL_MATCH',
      parameters: [
        { name: 'to', type: 'address', value: dave, calls: [], inner: null },
        { name: 'value', type: 'uint256', value: '5', calls: [], inner: null },
      ],
    }),
  },
  play: async () => {
    await expect(
      await screen.findByText(text('call.decoded', { method: 'transfer' })),
    ).toBeVisible()
  },
}
export const RawDataUnknown: Story = { args: { ...raw, decoded: ready(null) } }
export const RawDataNotDecoded: Story = {
  args: { ...raw, decoded: failed({ kind: 'offline' }, fn()) },
}
export const Empty: Story = {
  args: { ...checked({ to: '' }, { found: nobody }), contract: undefined, hasKnown: false },
}
/** Its methods are those known to the gateway, with a notice. */
export const Known: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}
/** Each argument shows its error, and the first has the focus. */
export const Tried: Story = {
  args: {
    ...checked(
      {
        ...typed(`[["${dave}", -5]]`, '99999999999999999999', '0x12'),
        value: '0.0000000000000000001',
      },
      { known },
    ),
    onDone: fn(),
  },
  parameters: { picture: 'page' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    await expect(args.onDone).not.toHaveBeenCalled()
    await expect(screen.getByText('[0].amount: Can’t be negative'.replace('’', "'"))).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /^orders/ })).toHaveFocus()
  },
}
export const Looking: Story = { args: { ...checked({}), contract: loading, hasKnown: false } }
export const LookupFailed: Story = {
  args: { ...checked({}), contract: failed({ kind: 'unreachable' }), hasKnown: false },
}
/** The gateway doesn't know the contract. */
export const Unknown: Story = { args: { ...checked({}), contract: ready(null), hasKnown: false } }
export const PastedAbi: Story = {
  args: {
    ...checked({ abi: 'function pause() external' }),
    contract: ready(null),
    hasKnown: false,
  },
}
export const WrongAbi: Story = {
  args: { ...checked({ abi: '{"abi": 5}' }), contract: ready(null), hasKnown: false },
  play: async ({ userEvent }) =>
    userEvent.click(screen.getByRole('button', { name: text('done') })),
}
export const RawData: Story = {
  args: checked({ mode: 'data', data: '0x12345', value: '1,5' }),
  play: WrongAbi.play!,
}
/** Neither data nor an amount: the call would do nothing. */
export const Nothing: Story = {
  args: { ...checked({ mode: 'data' }), onDone: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('done') }))
    await expect(args.onDone).not.toHaveBeenCalled()
    await expect(screen.getByText(text('call.data.nothing'))).toBeVisible()
  },
}
export const OtherChain: Story = {
  args: checked(
    {},
    { found: { status: 'usable', address: shop, chain: chains[1], lookAlike: undefined } },
  ),
}
/** The fields of a method alone. */
export const Method: Story = {
  render: () => {
    const { form, check } = checked(typed(`[["${dave}", 5]]`, '1800000000', '0x0'), { known })
    return (
      <main style={{ padding: 16 }}>
        <MethodFields
          form={form}
          onForm={fn()}
          check={check}
          contract={contract}
          hasKnown
          chain={mainnet}
          contacts={contacts}
          accountText={({ why }) => why}
        />
      </main>
    )
  },
}

/** A call with an amount to an address without a contract would only lose the amount. */
export const NoContract: Story = {
  args: {
    hasCode: false,
    hasKnown: false,
    contract: ready(null),
    ...checked({ mode: 'data', data: '0x12345678', value: '0.5' }),
  },
  play: async () => {
    await expect(await screen.findByText(text('call.noCode'))).toBeVisible()
  },
}
/** Without an amount, nothing is lost. */
export const NoContractNoAmount: Story = {
  args: { hasCode: false, ...checked({ mode: 'data', data: '0x12345678' }) },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.queryByText(text('call.noCode'))).toBeNull()
  },
}
