import { Notice, useText } from '#ui'
import type { AccountPage } from './accountPage.ts'
import { accountText } from './text.ts'

export interface LoginNoticeProps {
  page: AccountPage
  canSignOut: boolean
}

/** Important information about the sign-in, before anything else. */
export function LoginNotice({ page, canSignOut }: LoginNoticeProps) {
  const text = useText(accountText)
  if (page.step === 'signedOut' && page.ended !== null)
    return (
      <Notice tone="warning" live title={text(`ended.${page.ended}`)}>
        {text(`ended.${page.ended}Text`)}
      </Notice>
    )
  if (page.step === 'other')
    return (
      <Notice tone="warning" live title={text('other')}>
        {text(canSignOut ? 'other.text' : 'other.textCannotEnd')}
      </Notice>
    )
  return null
}
