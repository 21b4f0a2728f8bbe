import type { Remote } from '#base'
import type { Account } from '#domain'
import { Button, Problem, Skeleton, StaleBanner, useText } from '#ui'
import { Setting, SettingGroup } from '#screens/common/setting'
import { PartyText } from '#screens/common/parties'
import styles from './AccountView.module.css'
import { CreateAccount, type CreateAccountProps } from './CreateAccount.tsx'
import { DataTypes, type DataTypesProps } from './DataTypes.tsx'
import { accountText } from './text.ts'

export interface OwnAccountViewProps extends DataTypesProps {
  /** null: there is none yet. */
  account: Remote<Account | null>
  creation: CreateAccountProps
  onDelete: (account: Account) => void
}

/** The signed-in user's account and its data, or the form that creates it. */
export function OwnAccountView({ account, creation, onDelete, ...data }: OwnAccountViewProps) {
  const text = useText(accountText)
  const found = account.status === 'ready' ? account.value : undefined
  return (
    <>
      {account.status === 'ready' && account.freshness === 'stale' && (
        <StaleBanner onRetry={account.retry} />
      )}
      <SettingGroup title={text('account')}>
        {account.status === 'loading' && <Skeleton shape="row" count={3} announced />}
        {account.status === 'failed' && (
          <Problem
            variant="inline"
            title={text('account.failed')}
            reason={account.reason}
            onRetry={account.retry}
          />
        )}
        {found === null && <CreateAccount {...creation} />}
        {found && (
          <>
            <Setting label={text('account.name')}>
              {() => <bdi className={styles.value}>{found.name || text('account.noName')}</bdi>}
            </Setting>
            <Setting label={text('account.address')}>
              {() => <PartyText party={{ address: found.address, name: null }} chain={undefined} />}
            </Setting>
            <Setting label={text('account.id')}>
              {() => <bdi className={styles.value}>{found.id}</bdi>}
            </Setting>
            <Setting label={text('account.delete')} help={text('account.deleteHelp')}>
              {({ help }) => (
                <Button variant="danger" aria-describedby={help} onClick={() => onDelete(found)}>
                  {text('account.delete')}
                </Button>
              )}
            </Setting>
          </>
        )}
      </SettingGroup>
      {found && <DataTypes {...data} />}
    </>
  )
}
