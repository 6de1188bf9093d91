import { useTranslation } from 'react-i18next';

/** The words of these namespaces: `const { t } = useWords('home')`. */
export const useWords = useTranslation;
