import { AddressText, DataItem, DataList, useText } from '#ui'
import type { Address } from 'viem'
import { ChainIcon } from '../network/ChainIcon.tsx'
import type { NetworkChoice } from '../network/networkChoices.ts'
import { signinText } from './signinText.ts'
import { SigninFailureNotice } from './SigninFailureNotice.tsx'
import styles from './SigninDialog.module.css'
import type { SigninState } from './signinFlow.ts'

export interface SigninStepProps {
  state: SigninState
  account: Address | undefined
  /** The account's ENS name, once known. */
  name?: string | undefined
  network: NetworkChoice | undefined
  /** The requesting site, as named in the message. */
  site: string
  /** The wallet's name. */
  wallet: string
  /** Whether canceling disconnects the wallet. */
  disconnects: boolean
}

/** Which account signs in to which site, and the last failure. */
export function SigninStep({
  state,
  account,
  name,
  network,
  site,
  wallet,
  disconnects,
}: SigninStepProps) {
  const t = useText(signinText)
  const failure = 'failure' in state ? state.failure : undefined
  return (
    <div className={styles.step} data-status={state.step}>
      {failure && <SigninFailureNotice failure={failure} wallet={wallet} />}
      <DataList label={t('signin.facts')}>
        <DataItem label={t('signin.site')}>
          <bdi>{site}</bdi>
        </DataItem>
        {account && (
          <DataItem label={t('signin.account')}>
            <AddressText address={account} name={name} variant="full" avatar={24} bare />
          </DataItem>
        )}
        {network !== undefined && (
          <DataItem label={t('signin.network')}>
            <span className={styles.network}>
              <ChainIcon network={network} size={24} />
              <bdi>{network.name}</bdi>
            </span>
          </DataItem>
        )}
      </DataList>
      {state.step === 'signing' ? (
        <p className={styles.hint}>{t('signin.hint', { wallet })}</p>
      ) : (
        disconnects && <p className={styles.hint}>{t('signin.cancel.disconnects')}</p>
      )}
    </div>
  )
}
