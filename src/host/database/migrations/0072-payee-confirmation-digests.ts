/** Equals `payoutDigest` of the host: the SHA-256 of the payout data, a list in JSON, in base64 without the letters that addresses exclude. */
export const payoutDigestInSql = (account: string, payee: string): string => {
  const fields = [
    `${account}.bank_id`,
    `${account}.type`,
    `${account}.number`,
    `${payee}.identifier`,
    `${account}.currency`,
  ]
  const text = `'["' || ${fields.join(` || '","' || `)} || '"]'`
  return `translate(encode(sha256(convert_to(${text}, 'UTF8')), 'base64'), '+/=', '-_')`
}

/**
 * Whom the company asked about an account, by which channel, and the digest of the payout data that it confirmed. A confirmation of an
 * account that has not changed since gets the digest; one that a host of an earlier version writes has none, and does not count.
 */
export const payeeConfirmationDigests = `
alter table payee_confirmation add column digest text, add column channel text, add column person text;
update payee_confirmation confirmation set digest = ${payoutDigestInSql('account', 'payee')}
from bank_account account join supplier payee on payee.id = account.supplier_id
where account.id = confirmation.account_id and account.version = confirmation.version;
`
