import type { Processor } from '@trazo/company/company';
import { countryName } from '@trazo/company/postal-address';
import { filled } from '@trazo/messages/filled-text';
import type { IdentityWords, ProcessorWords } from '@trazo/messages/legal-text';
import type { Language } from '@trazo/plan/languages';
import { company } from '../../shared/company/company.ts';
import styles from './legal.module.css';

/** Who the company is, as the law wants it listed. */
export function CompanyIdentity({
  words: { identity },
  language,
}: {
  words: IdentityWords;
  language: Language;
}) {
  const { name, address, country, email, phone, representative, register, vatId, host } = company;
  return (
    <dl className={styles.identity}>
      <dt>{identity['name']}</dt>
      <dd>{name}</dd>
      <dt>{identity['address']}</dt>
      <dd>
        <address>
          {[...address, countryName(country, language)].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </dd>
      <dt>{identity['representative']}</dt>
      <dd>{representative}</dd>
      <dt>{identity['email']}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>{identity['phone']}</dt>
      <dd>
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      </dd>
      <dt>{identity['register']}</dt>
      <dd>{register}</dd>
      <dt>{identity['vatId']}</dt>
      <dd>{vatId}</dd>
      {host !== undefined && (
        <>
          <dt>{identity['publisher']}</dt>
          <dd>{representative}</dd>
          <dt>{identity['host']}</dt>
          <dd>
            {host.name}, {host.address}, {host.phone}
          </dd>
        </>
      )}
    </dl>
  );
}

/** Who works on personal data for the company, where and what for. */
export function Processors({ words, language }: { words: ProcessorWords; language: Language }) {
  if (company.processors.length === 0) return <p>{words.noProcessors}</p>;
  return (
    <ul>
      {company.processors.map((processor) => (
        <li key={`${processor.name} ${processor.purpose}`}>{described(processor, words, language)}</li>
      ))}
    </ul>
  );
}

const described = (
  { name, purpose, country, transfer }: Processor,
  words: ProcessorWords,
  language: Language,
) =>
  filled(words.processor, {
    name,
    country: countryName(country, language),
    purpose: words.purposes[purpose],
    transfer: words.transfers[transfer],
  });
