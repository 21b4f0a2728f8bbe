import type { ReactNode } from 'react'
import type { Address } from '#base'
import { AppPart } from '../AppPart.tsx'
import type { AccountSettings } from './accountSettings.ts'

/** The app's custom rows for an account; `close` closes the dialog or popover. */
export const ownRows = (
  { rows }: AccountSettings,
  account: Address,
  close: () => void,
): ReactNode =>
  rows && (
    <AppPart>
      {typeof rows === 'function' ? <Called rows={rows} account={account} close={close} /> : rows}
    </AppPart>
  )

const Called = ({
  rows,
  account,
  close,
}: {
  rows: Extract<AccountSettings['rows'], (...given: never) => unknown>
  account: Address
  close: () => void
}) => rows(account, close)
