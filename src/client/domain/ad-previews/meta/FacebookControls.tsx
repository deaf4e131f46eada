import { MessageCircle, Share2, ThumbsUp } from 'lucide-react';
import { Controls } from '../parts/Controls';

const controls = [
  { icon: ThumbsUp, label: 'Like' },
  { icon: MessageCircle, label: 'Comment' },
  { icon: Share2, label: 'Share' },
];

/** What stands below a post on Facebook. */
export function FacebookControls() {
  return <Controls controls={controls} />;
}
