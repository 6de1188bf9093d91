import { useParams } from 'react-router';
import { StopCommentMailsPage } from '../features/auth/stop-comment-mails-page.tsx';

/** Its address is a secret of who got the mail: it is sent to no other site. */
export default function CommentMailsRoute() {
  const { token = '' } = useParams();
  return (
    <>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <meta name="referrer" content="no-referrer" />
      <StopCommentMailsPage key={token} token={token} />
    </>
  );
}
