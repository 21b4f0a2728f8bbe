import { GatewayHttpError } from '#gateway'
import { describe, expect, it } from 'vitest'
import { declined, samples, textOf } from './samples.ts'

const safeRoute = '/v1/chains/1/safes/0x8675B754342754A30A2AeF474D114d8460bca19b'
const signer = '0xfC888BD3C689851E38b641dDb895415EB9f7F7d5'

/**
 * Every recorded error, by its file, or by its call if the body was empty: the status, and the text
 * after `CGW error - `.
 */
const texts: [string, number, string][] = [
  ['today/errors/chainNotFound.json', 404, '404: Not found.'],
  ['today/errors/safeNotFound.json', 404, '404: Not found.'],
  ['today/errors/safeInvalid.json', 422, 'custom: Invalid address'],
  ['today/errors/overviewsBad.json', 422, 'custom: Invalid base-10 numeric string'],
  [
    'today/errors/overviewsBadBool.json',
    400,
    '400: Validation failed (boolean string is expected)',
  ],
  ['today/errors/collectiblesV1.json', 404, '404: Not Found'],
  ['today/errors/ownersV1.json', 404, '404: Not Found'],
  ['today/errors/historyBadTimezone.json', 422, 'custom: Invalid Timezone'],
  ['today/errors/details_Creation_SUCCESS_27.json', 404, '404: Not found.'],
  ['today/errors/detailsNotFound.json', 404, '404: Not found.'],
  ['today/errors/detailsGarbage.json', 404, '404: Not found.'],
  [
    'today/errors/estimationBad.json',
    422,
    'invalid_type: Invalid input: expected string, received number',
  ],
  [
    'today/errors/previewNoTo.json',
    422,
    'invalid_type: Invalid input: expected string, received undefined',
  ],
  [
    'today/errors/confirmationView.json',
    404,
    `404: Cannot POST ${safeRoute}/views/transaction-confirmation`,
  ],
  [
    'today/errors/decoderNoTo.json',
    422,
    'invalid_type: Invalid input: expected string, received undefined',
  ],
  ['today/errors/decoderUnknown.json', 404, '404: Not found.'],
  ['today/errors/proposeBadHash.json', 422, '422: Invalid safeTxHash'],
  ['today/errors/proposeBadSig.json', 422, '422: Invalid signature'],
  ['today/errors/proposeOldNonce.json', 422, '422: Invalid nonce'],
  ['today/errors/deleteTxAgain.json', 404, '404: Not found.'],
  [
    'today/errors/deleteTxNoBody.json',
    422,
    'invalid_type: Invalid input: expected object, received undefined',
  ],
  ['today/errors/messageNotFound.json', 404, '404: Not found.'],
  ['today/errors/messageCreateBadSig.json', 500, '500: Internal server error'],
  ['today/errors/messageSignNotOwner.json', 422, '422: Invalid signature'],
  ['today/errors/delegatesV2Empty.json', 422, 'custom: At least one property is required'],
  ['today/errors/contractNotFound.json', 404, '404: Error fetching the contract data.'],
  [
    'today/errors/relayBad.json',
    422,
    '422: Invalid transfer. The proposed transfer is not an execTransaction/multiSend to another ' +
      'party or createProxyWithNonce call.',
  ],
  ['today/errors/relayInvalidVersion.json', 422, 'custom: Invalid semver string'],
  ['today/errors/registerBadTs.json', 400, '400: The signature is expired!'],
  ['today/errors/unregisterDeviceBad.json', 422, 'invalid_format: Invalid UUID'],
  ['today/errors/authMeAnon.json', 403, '403: Forbidden resource'],
  ['today/errors/verifyBadSig.json', 401, '401: Invalid signature'],
  ['today/errors/verifyUsedNonce.json', 401, '401: Invalid nonce'],
  ['today/errors/verifyGarbage.json', 401, '401: Invalid message'],
  [
    'today/errors/verifyMissing.json',
    422,
    'invalid_type: Invalid input: expected string, received undefined',
  ],
  ['today/errors/recoveryAnon.json', 403, '403: Forbidden resource'],
  ['today/errors/accountsCreate.json', 404, '404: Cannot POST /v1/accounts'],
  ['today/errors/accountsGet.json', 404, '404: Not Found'],
  ['today/errors/accountsDelete.json', 404, `404: Cannot DELETE /v1/accounts/${signer}`],
  ['today/errors/accountsDataTypes.json', 404, '404: Not Found'],
  ['today/errors/accountsDataSettings.json', 404, '404: Not Found'],
  ['today/errors/emailsRegister.json', 404, `404: Cannot POST ${safeRoute}/emails`],
  ['today/errors/emailsGet.json', 404, '404: Not Found'],
  [
    'today/errors/emailsResend.json',
    404,
    `404: Cannot POST ${safeRoute}/emails/${signer}/verify-resend`,
  ],
  [
    'today/errors/unsubscribe.json',
    404,
    '404: Cannot DELETE /v1/subscriptions?category=account_recovery' +
      '&token=b2f7c1f0-3c1d-4f4e-9a55-0a8f5f0d7a11',
  ],
  [
    'today/errors/unsubscribeAll.json',
    404,
    '404: Cannot DELETE /v1/subscriptions/all?token=b2f7c1f0-3c1d-4f4e-9a55-0a8f5f0d7a11',
  ],
  ['today/errors/malformedJson.txt', 400, 'status Bad Request'],
  [
    'today/errors/wrongContentType.json',
    422,
    'invalid_type: Invalid input: expected object, received string',
  ],
  [
    'today/errors/emptyJsonBody.json',
    422,
    'invalid_type: Invalid input: expected string, received undefined',
  ],
  ['today/errors/wrongMethod.json', 404, '404: Cannot PUT /v1/chains/1/data-decoder'],
  ['today/errors/noRoute.json', 404, '404: Not Found'],
  ['2025-01/errors/view_badData.json', 422, 'custom: Invalid "0x" notated hex string'],
  ['2025-01/errors/accountsCreateAnon.json', 403, '403: Forbidden resource'],
  ['2025-01/errors/accountsGet404.json', 404, '404: Error getting account.'],
  ['2025-01/errors/accountsCreateNoName.json', 422, 'invalid_type: Required'],
  ['2025-01/errors/accountsCreateTwice.json', 422, '422: Error creating account.'],
  ['2025-01/errors/accountsGetOther.json', 401, '401: Unauthorized'],
  ['2025-01/errors/accountsSettingsPutBad.json', 422, '422: Data types not found or not active.'],
  [
    '2025-01/errors/malformedJson.json',
    400,
    "400: Expected property name or '}' in JSON at position 1 (line 1 column 2)",
  ],
  ['2025-01/errors/emptyJson.json', 422, 'invalid_type: Required'],
  [
    '2024-05/errors/emailGetUnknown.json',
    404,
    `404: No email address was found for the provided signer ${signer}.`,
  ],
  ['2024-05/errors/emailRegisterNoHeaders.json', 403, '403: Forbidden resource'],
  ['2024-05/errors/emailGetNoHeaders.json', 403, '403: Forbidden resource'],
  [`PUT ${safeRoute}/emails/${signer}/verify`, 400, 'status Bad Request'],
  [
    '2024-05/errors/emailChangeSame.json',
    409,
    '409: Email address matches that of the Safe owner.',
  ],
  ['2024-05/errors/unsubscribeBadToken.json', 400, '400: Validation failed (uuid is expected)'],
  ['2024-05/errors/recovery.json', 403, '403: Forbidden resource'],
]

const nameOf = ({ file, endpoint }: { file: string | null; endpoint: string }) => file ?? endpoint

function errorOf(name: string) {
  const sample = declined.find((one) => nameOf(one) === name)
  if (!sample) throw new Error(`Nothing is recorded as ${name}.`)
  const { status, statusText, endpoint } = sample
  return {
    error: new GatewayHttpError(endpoint, { status, statusText, text: textOf(sample) }),
    body: textOf(sample),
  }
}

describe('an error of a real gateway', () => {
  it.each(texts)('%s (%i) reads: %s', (name, status, text) => {
    const { error } = errorOf(name)
    expect(error.message).toBe(`CGW error - ${text}`)
    expect(error.status).toBe(status)
  })

  it('is in the table', () => {
    expect(texts.map(([name]) => name).toSorted()).toEqual(declined.map(nameOf).toSorted())
    expect(new Set(samples.map(({ gatewayVersion }) => gatewayVersion))).toEqual(
      new Set(['today', '2025-01', '2024-05']),
    )
  })

  it.each(texts)('%s keeps its body and the invalid field', (name) => {
    const { error, body } = errorOf(name)
    const { path = [] } = (body.startsWith('{') ? JSON.parse(body) : {}) as { path?: unknown }
    expect(error.path).toEqual(path)
    expect(error.text).toBe(body)
  })
})
