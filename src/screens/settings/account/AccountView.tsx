import { type ReactNode, useRef } from 'react'
import { DataItem, DataList, Problem, Skeleton, useText } from '#ui'
import { Page } from '#screens/common/pages'
import { SettingGroup } from '#screens/common/setting'
import { SettingsPages } from '#screens/settings/common'
import type { AccountPage } from './accountPage.ts'
import { LoginGroup, type LoginGroupProps } from './LoginGroup.tsx'
import { LoginNotice } from './LoginNotice.tsx'
import styles from './AccountView.module.css'
import { accountText } from './text.ts'
import { useHeadingFocus } from './useHeadingFocus.ts'

export interface AccountViewProps extends Omit<LoginGroupProps, 'page'> {
  page: AccountPage
  /** Host of the gateway. */
  gateway: string
  /** Whether the gateway keeps accounts; undefined while that isn't known. */
  hasAccounts: boolean | undefined
  /** The panels of the account. */
  children?: ReactNode
}

/** The gateway session, and what is stored where. */
export function AccountView({
  page: content,
  gateway,
  hasAccounts,
  children,
  ...login
}: AccountViewProps) {
  const text = useText(accountText)
  const frame = useRef<HTMLDivElement>(null)
  const onFocus = useHeadingFocus(frame)
  const isMissing =
    hasAccounts === false ||
    (content.step === 'signedIn' && content.account.status === 'notOffered')
  const isKnown =
    content.step === 'failed' || (content.step !== 'loading' && hasAccounts !== undefined)
  return (
    <Page
      width="reading"
      heading={text('title')}
      lead={text('intro', { gateway })}
      tabs={<SettingsPages current="account" />}
      ref={frame}
      onFocus={onFocus}
    >
      <LoginNotice page={content} canSignOut={login.onSignOut !== undefined} />
      {content.step === 'failed' && (
        <Problem title={text('failed')} reason={content.reason} onRetry={content.retry} />
      )}
      {content.step === 'loading' && (
        <SettingGroup title={text('login')}>
          <Skeleton shape="row" announced />
        </SettingGroup>
      )}
      {content.step !== 'failed' && content.step !== 'loading' && (
        <LoginGroup page={content} {...login} />
      )}
      {/* The content above is known, so nothing here moves. */}
      {isKnown && (
        <>
          {isMissing && (
            <SettingGroup title={text('account')}>
              <p className={styles.words}>{text('account.notOffered')}</p>
            </SettingGroup>
          )}
          {children}
          <SettingGroup title={text('stored')}>
            <div className={styles.padded}>
              <DataList label={text('stored')}>
                <DataItem label={text('stored.device')}>{text('stored.deviceText')}</DataItem>
                <DataItem label={text('stored.gateway')}>
                  {text(isMissing ? 'stored.gatewayNone' : 'stored.gatewayText')}
                </DataItem>
                <DataItem label={text('stored.chain')}>{text('stored.chainText')}</DataItem>
              </DataList>
            </div>
          </SettingGroup>
        </>
      )}
    </Page>
  )
}
