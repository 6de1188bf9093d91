/** The words of these namespaces: `const { t } = useWords('home')`. */
export { useTranslation as useWords } from 'react-i18next';
