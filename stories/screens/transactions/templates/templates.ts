import { erc20Transfer, nativeTransfer } from '#safe'
import {
  blanked,
  type DueTemplate,
  scheduled,
  type Template,
} from '../../../../src/screens/core/templates/index.ts'
import { readCall } from '../../../../src/screens/transactions/draft/callAction.ts'
import { bob, dave } from '../../common/rows/items.ts'
import { filled, tokens } from '../newTransaction/drafts.ts'
import { treasury } from '../review/transactions.ts'
import { assets, usdc } from '../send/sending.ts'

export const today = '2026-12-04'
export const at = { chainId: '1', address: treasury.address }

/** A monthly payment, of which two amounts are blank. */
export const payroll: DueTemplate = {
  id: 'payroll',
  name: 'Payroll',
  safe: at,
  calls: [
    blanked(erc20Transfer(usdc, bob, 1n)),
    blanked(nativeTransfer(dave, 1n)),
    nativeTransfer(bob, 10n ** 17n),
  ],
  note: 'Salaries',
  schedule: scheduled({ every: 'month', start: '2026-12-01', day: 1 }),
}
export const rent: DueTemplate = {
  ...payroll,
  id: 'rent',
  name: 'Rent',
  calls: filled.calls.slice(0, 2),
  schedule: scheduled({ every: 'week', start: today }),
}
export const longName = 'Monatliche Gehaltszahlungen der Entwicklungsabteilung Südost'
export const many: readonly Template[] = Array.from({ length: 1000 }, (_, index) => ({
  ...rent,
  id: `t${index}`,
  name: `Grant ${index + 1}`,
}))

export const readOf = ({ calls }: Template) =>
  calls.map((call) => readCall(call, { safe: treasury.address, tokens, held: assets }))

/** What they send each time, as the tokens' contracts name it. */
export const amountsOf = ({ id }: Template): readonly string[] =>
  id === payroll.id ? ['0.1\u00a0ETH'] : ['2.5\u00a0ETH', '1,250.5\u00a0USDC']
