-- Until now a cause held the address it was sent to, long after the mail and the account were gone.
update mails set cause = encode(sha256(convert_to(cause, 'UTF8'))::bytea, 'hex') where cause like '%:%'
